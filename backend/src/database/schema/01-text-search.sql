-- Text without case and accents. `search-terms.ts` does the same in the browser; one table of
-- searches tests both.
CREATE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT translate(replace(replace(replace(
    lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđıς', 'oldiσ')
$$;

-- Every two adjacent characters, and the last one by itself: trigrams cannot find terms of one or
-- two characters.
CREATE FUNCTION bigrams(text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT array_to_tsvector(ARRAY(
    SELECT one || coalesce(next, '')
    FROM unnest(string_to_array($1, NULL), (string_to_array($1, NULL))[2:]) AS pair (one, next)
  ))
$$;

-- All pairs of a term. A single character finds what begins with it.
CREATE FUNCTION bigram_query(text) RETURNS tsquery
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(
    '''' || replace(replace(one || coalesce(next, ''), '\', '\\'), '''', '''''') || ''''
      || CASE WHEN next IS NULL THEN ':*' ELSE '' END, ' & ')::tsquery
  FROM unnest(string_to_array($1, NULL), (string_to_array($1, NULL))[2:]) AS pair (one, next)
  WHERE next IS NOT NULL OR length($1) = 1
$$;

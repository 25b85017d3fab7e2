-- Removes case and accents. Must match `search-terms.ts`, which does this in the browser; the tests of
-- both share a list of searches.
CREATE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT translate(replace(replace(replace(
    lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđıς', 'oldiσ')
$$;

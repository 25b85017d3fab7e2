-- Text without case and accents. `search-terms.ts` does the same in the browser; one table of
-- searches tests both.
CREATE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT translate(replace(replace(replace(
    lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđıς', 'oldiσ')
$$;

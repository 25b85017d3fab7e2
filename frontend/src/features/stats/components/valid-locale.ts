// Some browsers name a language as no standard does, such as "en-US@posix", on which Intl throws.
try {
  Intl.getCanonicalLocales(navigator.language);
} catch {
  Object.defineProperty(navigator, 'language', { value: 'en-US', configurable: true });
}

/** Locale if the browser names none that its `Intl` accepts. */
export const fallbackLocale = 'en-US'

/**
 * Valid language tag nearest to the language of the browser: `de-DE` for `de_DE.UTF-8`, English for
 * `C` or nothing. WebKit and Chromium on Linux report names of the operating system, which every
 * `Intl` object refuses.
 */
export function nearestValidLocale(language: string | undefined): string {
  const [name = ''] = (language ?? '').trim().split(/[.@]/)
  const parts = name.replaceAll('_', '-').split('-')
  const nearest = parts
    .map((_, at) => parts.slice(0, parts.length - at).join('-'))
    .find((tag) => isKnown(tag))
  return nearest ?? fallbackLocale
}

/** True if this browser supports a language tag. */
function isKnown(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** The language where a browser names none that its `Intl` takes. */
export const usualLocale = 'en-US'

/**
 * The valid language tag nearest to what a browser says its language is: `de-DE` of `de_DE.UTF-8`, and
 * English of `C` or nothing. WebKit and Chromium on Linux give the names of the operating system, which
 * every `Intl` object refuses.
 */
export function localeOf(language: string | undefined): string {
  const [name = ''] = (language ?? '').trim().split(/[.@]/)
  const parts = name.replaceAll('_', '-').split('-')
  const nearest = parts
    .map((_, at) => parts.slice(0, parts.length - at).join('-'))
    .find((tag) => isKnown(tag))
  return nearest ?? usualLocale
}

/** Whether a text is a tag of a language that this browser writes. */
function isKnown(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

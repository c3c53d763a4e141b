/** A label as it reads inside a sentence: a lower-case start, unless it starts with an acronym. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

import stored from './consequences.json' with { type: 'json' }

/** Code of a check that gives advice. */
export type AdviceCode = keyof typeof stored

/** Consequence of each check; null for a reminder or mere information. */
export const consequenceByAdviceCode: Readonly<Record<AdviceCode, string | null>> = stored

/**
 * Codes of all checks, limits first. The order never changes, because links store it. Decoding a link
 * needs them, so they stand apart from the checks, which are fetched when advice is shown.
 */
export const adviceCodes: readonly string[] = Object.keys(stored)

import stored from './result-kinds.json' with { type: 'json' }

/** Groups of results, in display order. */
export const comparedResultGroups = [
  'Design',
  'Cost',
  'Mailboxes and databases',
  'Failures',
  'Capacity',
  'Load',
  'Servers',
  'Latency',
] as const
export type ComparedResultGroup = (typeof comparedResultGroups)[number]

/** A result that plans are compared by. */
export type ComparedResultKind<Key extends string = string> = {
  readonly key: Key
  readonly group: ComparedResultGroup
  readonly label: string
  /** True for what is bought, paid or waited for; of the rest neither more nor less is better. */
  readonly isLessBetter: boolean
}

export type ComparedResultKey = keyof typeof stored

/** Results that plans are compared by, in display order; the last four are of 2013 to SE alone. */
export const comparedResultKinds: readonly ComparedResultKind<ComparedResultKey>[] = Object.keys(
  stored,
)
  .filter(isResultKey)
  .map((key) => {
    const { label, isLessBetter, ...of } = stored[key]
    const group = comparedResultGroups.find((one) => one === of.group)
    if (!group) throw new Error(`The result ${key} is in no group ${of.group}`)
    return { key, group, label, isLessBetter }
  })

function isResultKey(word: string): word is ComparedResultKey {
  return Object.hasOwn(stored, word)
}

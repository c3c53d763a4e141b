export type RawAnswer = number | string | boolean | null

/** Units that a person may type into a number field, or that a plan stores its number in. */
export type InputUnit =
  | ''
  | '%'
  | 'KB'
  | 'MB'
  | 'GB'
  | 'TB'
  | 'KiB'
  | 'MiB'
  | 'GiB'
  | 'days'
  | 'IOPS'

/** Label of a control, and its help: what the answer is and when to change it. */
export type LabelAndHelp = { readonly label: string; readonly help: string }

/** A number field. Ranges are inclusive and in `unit`. */
export type NumberInputSpec = LabelAndHelp & {
  readonly kind: 'number'
  readonly unit: InputUnit
  /** Unit in words, shown after the box if the unit has no symbol. */
  readonly suffix: string
  readonly min: number
  readonly max: number
  readonly whole: boolean
  /** Meaning of an empty box; null if an answer is required. */
  readonly empty: string | null
}

type Choice<V extends string> = { readonly value: V; readonly label: string }

export type ChoiceInputSpec<V extends string = string, Known = unknown> = LabelAndHelp & {
  readonly kind: 'choice'
  readonly choices: readonly (Choice<V> & Known)[]
}

export type TextInputSpec = LabelAndHelp & {
  readonly kind: 'text'
  /** Most characters that can be typed. */
  readonly max: number
  readonly pattern: RegExp
  /** Description, in words, of the texts that the pattern accepts. */
  readonly takes: string
  /** Matches the part of the text that lists of answers show. */
  readonly told?: RegExp
}

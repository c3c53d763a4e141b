export type Answer = number | string | boolean | null

/** Units that a person may type into a number field, or that a plan stores its number in. */
export type TypedUnit =
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
export type LabelledControl = { readonly label: string; readonly help: string }

/** A number field. Ranges are inclusive and in `unit`. */
export type NumberBox = LabelledControl & {
  readonly kind: 'number'
  readonly unit: TypedUnit
  /** Unit in words, shown after the box if the unit has no symbol. */
  readonly suffix: string
  readonly min: number
  readonly max: number
  readonly whole: boolean
  /** Meaning of an empty box; null if an answer is required. */
  readonly empty: string | null
}

type Choice<V extends string> = { readonly value: V; readonly label: string }

export type ChoiceBox<V extends string = string, Known = unknown> = LabelledControl & {
  readonly kind: 'choice'
  readonly choices: readonly (Choice<V> & Known)[]
}

export type TextBox = LabelledControl & {
  readonly kind: 'text'
  /** Most characters that can be typed. */
  readonly max: number
  readonly pattern: RegExp
  /** Description, in words, of the texts that the pattern accepts. */
  readonly takes: string
  /** Matches the part of the text that lists of answers show. */
  readonly told?: RegExp
}

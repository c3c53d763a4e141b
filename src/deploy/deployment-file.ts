/** A file as it is written. */
export type NamedText = { readonly name: string; readonly text: string }

/** A file that deploys a plan, or that says what the others are. */
export type DeploymentFile = NamedText & {
  /** What it is for, in one line. */
  readonly purpose: string
}

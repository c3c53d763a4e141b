import type { Step } from './answer.ts'
import form from './roles-form.json' with { type: 'json' }

/** Questions that a step asks together. */
export type AskedGroup = {
  /** Null at the head of the step. */
  readonly title: string | null
  /** Shown unfolded; the groups without it share one fold. */
  readonly open?: boolean
  /** Shows only the fields that were given an answer. */
  readonly whenGiven?: boolean
  /** Adds the prices of built-in arrays, where they count. */
  readonly withArrayPrices?: boolean
  /** Keys of answers; a test asks for each once. */
  readonly keys: readonly string[]
}

/** Questions asked beside the deployment files, which alone use the answers. */
export const filesForm = [
  { title: 'Names', keys: ['dagNames', 'serverNames', 'databaseNames'] },
  {
    title: 'Directory and mailbox databases',
    keys: ['controllers1', 'controllers2', 'addressBook', 'quotaTier'],
  },
  {
    title: 'Cluster and witness',
    keys: [
      ...(['dagAddresses', 'witnessServer', 'witnessFolder'] as const),
      ...(['alternateWitnessServer', 'alternateWitnessFolder'] as const),
    ],
  },
] as const satisfies readonly AskedGroup[]

/** Questions of role requirements by step, in the order an architect decides. */
export const rolesForm: Readonly<Record<Step, readonly AskedGroup[]>> = form

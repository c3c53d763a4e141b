import type { RolesVersionId } from '../engine/roles-index.ts'
import type { Deployment } from './deployment.ts'

/** What tells the versions apart in the files that deploy them. */
export type DeployedVersion = {
  /** How the numbers of its builds begin. */
  readonly build: string
  /** Of volumes of data: the one that Microsoft prefers. */
  readonly fileSystem: 'NTFS' | 'ReFS'
  /** Whether the search index of a database is switched by `Set-MailboxDatabase`. */
  readonly indexEnabled: boolean
}

const from2019 = { build: '15.2', fileSystem: 'ReFS', indexEnabled: false } as const

const versions = {
  2013: { build: '15.0', fileSystem: 'NTFS', indexEnabled: true },
  2016: { build: '15.1', fileSystem: 'ReFS', indexEnabled: true },
  2019: from2019,
  SE: from2019,
} as const satisfies Record<RolesVersionId, DeployedVersion>

const byVersion = new Map<string, DeployedVersion>(Object.entries(versions))

/** What the files say of the version that they deploy. Throws for one that gets none. */
export function deployedVersion({ exchange }: Pick<Deployment, 'exchange'>): DeployedVersion {
  const found = byVersion.get(exchange)
  if (!found) throw new Error(`No files deploy Exchange ${exchange}`)
  return found
}

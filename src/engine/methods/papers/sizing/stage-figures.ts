import type { Worked } from '../../../core/worked.ts'
import type { StageFigures } from '../../../figures/role-figures.ts'
import type { PaperSizing } from './size.ts'

type Named = Record<string, Worked | null>

/** Every figure of a sizing, by the part of it and its name there; of a tier with its number before it. */
export function stageFiguresOf(sizing: PaperSizing): StageFigures {
  const { mailboxes, copies, servers, sitesWithServers, dataOnServer, databaseFile } = sizing
  const { tiers, capacity, databases, volumes, iops, memory } = sizing
  return {
    users: {
      ...{ mailboxes, copies, servers, sitesWithServers },
      ...Object.assign({}, ...tiers.map((tier, at) => figuresIn(tier, `${at + 1} `))),
    },
    capacity: { ...figuresIn(capacity), dataOnServer, databaseFile },
    databases: figuresIn(databases),
    volumes: figuresIn(volumes),
    load: figuresIn(iops),
    memory: memory ? figuresIn(memory) : {},
  }
}

/** The figures of a record, those of its records among them, each by its path. */
function figuresIn(record: object, path = ''): Named {
  const found: Named = {}
  for (const [key, value] of Object.entries(record)) {
    if (typeof value !== 'object' || value === null) continue
    const name = `${path}${key}`
    if (isWorked(value)) found[name] = value
    else Object.assign(found, figuresIn(value, `${name} `))
  }
  return found
}

function isWorked(value: object): value is Worked {
  return 'how' in value && 'label' in value
}

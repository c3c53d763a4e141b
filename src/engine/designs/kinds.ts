/** A kind of storage, whether or not its designs include the servers. */
type Kind = {
  /** Key in `DesignTypes` of the type that its designs have. */
  readonly form: string
  /** Whether drives in the servers hold the databases alone or in RAID; null if none hold any. */
  readonly serverDrives: 'single' | 'single or in RAID' | 'in RAID' | null
  /** `shared` if servers share the storage, or the paths to it. */
  readonly reach: 'own' | 'shared'
}

/** A kind of storage whose designs include the servers. */
type ServerKind = Kind & {
  /** Short description that follows what is stored: databases *in RAID*. */
  readonly words: string
}

const ofServers = {
  jbod: {
    form: 'drives',
    serverDrives: 'single',
    reach: 'own',
    words: 'without RAID',
  },
  'jbod and raid': {
    form: 'drives',
    serverDrives: 'single or in RAID',
    reach: 'own',
    words: 'partly without RAID',
  },
  raid: {
    form: 'drives',
    serverDrives: 'in RAID',
    reach: 'own',
    words: 'in RAID',
  },
  'own shelf': {
    form: 'shelf',
    serverDrives: null,
    reach: 'own',
    words: 'single drives in shelves of your own',
  },
  'own array': {
    form: 'arrays of servers',
    serverDrives: null,
    reach: 'shared',
    words: 'an array of your own for each server',
  },
  'shared array': {
    form: 'shared arrays',
    serverDrives: null,
    reach: 'shared',
    words: 'arrays shared by all servers of a site',
  },
  equallogic: {
    form: 'arrays of servers',
    serverDrives: null,
    reach: 'shared',
    words: 'EqualLogic arrays of 2011 to 2012',
  },
} as const satisfies Readonly<Record<string, ServerKind>>

const besideServers = {
  arrays: { form: 'arrays', serverDrives: null, reach: 'shared' },
  'tested blocks': { form: 'blocks', serverDrives: null, reach: 'shared' },
} as const satisfies Readonly<Record<string, Kind>>

/** Every kind of storage, one record each, in the order of designs that a ranking finds equal. */
export const storageKinds = { ...ofServers, ...besideServers } as const

export function isStorageKindWithServers(kind: keyof Kinds): kind is keyof typeof ofServers {
  return Object.hasOwn(ofServers, kind)
}

type Kinds = typeof storageKinds

export type DesignForm = Kinds[keyof Kinds]['form']

/** Forms of the designs that include the servers. */
export type DesignFormWithServers = (typeof ofServers)[keyof typeof ofServers]['form']

/** Kinds of storage whose designs have the same form. */
export type StorageKindOfForm<Form extends DesignForm> = {
  [K in keyof Kinds]: Kinds[K]['form'] extends Form ? K : never
}[keyof Kinds]

/** A kind of storage, whatever is built of it. */
type Kind = {
  /** Type in `design.ts` that its designs have. */
  readonly form: 'drives' | 'shelf' | 'arrays of servers' | 'shared arrays' | 'arrays' | 'blocks'
  /** Order among designs that a ranking finds equal: drives in the servers, then arrays. */
  readonly rank: number
  /** True if drives in some of the servers are without RAID. */
  readonly hasSingleDrives: boolean
  /** `shared` if servers share the storage, or the paths to it. */
  readonly reach: 'own' | 'shared'
}

/** A kind of storage that servers keep their databases on. */
type ServerKind = Kind & {
  /** Short description that follows what is stored: databases *in RAID*. */
  readonly words: string
}

const ofServers = {
  jbod: {
    form: 'drives',
    rank: 0,
    hasSingleDrives: true,
    reach: 'own',
    words: 'without RAID',
  },
  'jbod and raid': {
    form: 'drives',
    rank: 1,
    hasSingleDrives: true,
    reach: 'own',
    words: 'partly without RAID',
  },
  raid: {
    form: 'drives',
    rank: 2,
    hasSingleDrives: false,
    reach: 'own',
    words: 'in RAID',
  },
  'own shelf': {
    form: 'shelf',
    rank: 3,
    hasSingleDrives: false,
    reach: 'own',
    words: 'single drives in shelves of your own',
  },
  'own array': {
    form: 'arrays of servers',
    rank: 4,
    hasSingleDrives: false,
    reach: 'shared',
    words: 'an array of your own for each server',
  },
  'shared array': {
    form: 'shared arrays',
    rank: 5,
    hasSingleDrives: false,
    reach: 'shared',
    words: 'arrays shared by all servers of a site',
  },
  equallogic: {
    form: 'arrays of servers',
    rank: 6,
    hasSingleDrives: false,
    reach: 'shared',
    words: 'EqualLogic arrays of 2011 to 2012',
  },
} as const satisfies Readonly<Record<string, ServerKind>>

const besideServers = {
  arrays: { form: 'arrays', rank: 7, hasSingleDrives: false, reach: 'shared' },
  'tested blocks': { form: 'blocks', rank: 8, hasSingleDrives: false, reach: 'shared' },
} as const satisfies Readonly<Record<string, Kind>>

/** Every kind of storage, one record each. */
export const storageKinds = { ...ofServers, ...besideServers } as const

type Kinds = typeof storageKinds

/** Kinds of storage whose designs have the same form. */
export type KindOf<Form extends Kind['form']> = {
  [K in keyof Kinds]: Kinds[K]['form'] extends Form ? K : never
}[keyof Kinds]

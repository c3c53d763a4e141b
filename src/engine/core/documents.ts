/** The published documents the method comes from, each once. */
export const documents = {
  equalLogic: {
    short: 'EqualLogic',
    title:
      'Sizing Microsoft Exchange 2010 on Dell EqualLogic PS6100 and PS4100 Series Arrays on VMware vSphere 5',
    publisher: 'Dell',
    date: 'May 2012',
  },
  powerEdge: {
    short: 'PowerEdge',
    title:
      'A Comparative Study of Microsoft Exchange 2010 on Dell PowerEdge R720xd with Exchange 2007 on Dell PowerEdge R510',
    publisher: 'Dell',
    date: 'March 2012',
  },
  ax45i: {
    short: 'AX4-5i',
    title:
      'EMC CLARiiON AX4-5i (1,400 User) Storage Solution for Microsoft Exchange Server 2007 SP1',
    publisher: 'EMC',
    date: 'August 2008',
  },
  powerVault: {
    short: 'PowerVault',
    title: 'Optimized Dell PowerShield Storage for Microsoft Exchange Server 2007',
    publisher: 'Dell Power Solutions',
    date: 'after August 2007',
  },
  storageTek: {
    short: 'StorageTek',
    title:
      'Sun and Exchange Solution Bundles: Guide to optimizing the Sun Fire X4100 M2 or X4200 M2 servers and the Sun StorageTek 2530 Storage Array for Microsoft Exchange applications',
    publisher: 'Sun Microsystems',
    date: 'February 2008',
  },
} as const satisfies Record<
  string,
  { short: string; title: string; publisher: string; date: string }
>

/** The short key of a registered document. */
export type DocumentId = keyof typeof documents

/** Where a figure or a rule stands: a registered document and the place in it. */
export type Cite = { readonly document: DocumentId; readonly place: string }

/** A place in the EqualLogic paper: a section (`6.1`) or a table (`Table 25`). */
export function equalLogic(place: string): Cite {
  return { document: 'equalLogic', place }
}

/** A place in the PowerEdge paper. */
export function powerEdge(place: string): Cite {
  return { document: 'powerEdge', place }
}

/** A place in the AX4-5i paper: the title of a section, or a table. */
export function ax45i(place: string): Cite {
  return { document: 'ax45i', place }
}

/** A place in the StorageTek paper: the title of a section. */
export function storageTek(place: string): Cite {
  return { document: 'storageTek', place }
}

/** A place in the PowerVault article: the title of a section, or a figure. */
export function powerVault(place: string): Cite {
  return { document: 'powerVault', place }
}

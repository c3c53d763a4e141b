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

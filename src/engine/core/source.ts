/** Documents that the two methods come from: five papers and a workbook. */
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
  calculator: {
    short: 'Calculator',
    title:
      'Exchange 2013 Server Role Requirements Calculator, workbook (R. Smith IV, D. Mosier), rebuilt from its facts',
    publisher: 'Microsoft',
    date: 'v7.6',
  },
} as const satisfies Record<
  string,
  { short: string; title: string; publisher: string; date: string }
>

export type DocumentId = keyof typeof documents

export function isDocument(id: string): id is DocumentId {
  return Object.hasOwn(documents, id)
}

/** Source of a figure or rule: a registered document and a place in it. */
export type Cite = {
  readonly document: DocumentId
  readonly place: string
  /** How the figure follows, if the place does not print it. */
  readonly derived?: string
}

/** A place that does not print a figure but gives it, with how it follows. */
export function derivedFrom(cite: Cite, derived: string): Cite {
  return { ...cite, derived }
}

/** A place in the EqualLogic paper: a section (`6.1`) or a table (`Table 25`). */
export function equalLogic(place: string): Cite {
  return { document: 'equalLogic', place }
}

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

/** The sheets of Microsoft’s workbook. */
export type Sheet =
  | 'Input'
  | 'Role Requirements'
  | 'Activation Scenarios'
  | 'Distribution'
  | 'Volume Requirements'
  | 'Backup Requirements'
  | 'Replication Requirements'
  | 'Storage Design'
  | 'Mailbox Space Modeling'
  | 'Variables'
  | 'Tables'

/** One or several sheets of Microsoft’s workbook as a source. */
export function calculator(...sheets: readonly [Sheet, ...Sheet[]]): Cite {
  return { document: 'calculator', place: sheets.join(' and ') }
}

/** Our own rule, which no document prints, with its reason. */
export type OwnRule = { readonly rule: string }

/**
 * How reliable a figure beyond the five papers is: A read in Microsoft’s own published material, B
 * derived from such a figure, C from secondary sources, `published` from results listed by the
 * publisher of a benchmark, `assumed` published by nobody.
 */
export const standings = ['A', 'B', 'C', 'published', 'assumed'] as const
export type Standing = (typeof standings)[number]

/** Published documents beyond the five papers. */
export const publicDocuments = {
  calculator: {
    short: 'Calculator',
    title:
      'Microsoft, Exchange 2013 Server Role Requirements Calculator v7.6, workbook (R. Smith IV, D. Mosier)',
  },
  sizing2016: {
    short: 'Sizing 2016',
    title:
      'Microsoft, Exchange team blog, Ask the Perf Guy: Sizing Exchange 2016 Deployments, October 2015',
  },
  docs: {
    short: 'Docs',
    title:
      'Microsoft, Exchange product documentation (public repository MicrosoftDocs/OfficeDocs-Exchange), July 2021',
  },
  lifecycle: {
    short: 'Microsoft Lifecycle',
    title: 'Microsoft Lifecycle, end of extended support of each version of Exchange Server',
  },
  clusterProperties: {
    short: 'Cluster properties',
    title:
      'Microsoft Learn, properties of failover clusters: SameSubnetDelay, SameSubnetThreshold, CrossSubnetDelay and CrossSubnetThreshold (Windows Server 2012)',
  },
  windowsITPro: {
    short: 'Windows IT Pro',
    title: 'windowsitpro.com, defaults of latency settings in Windows Server 2016, March 2017',
  },
  healthChecker: {
    short: 'HealthChecker',
    title:
      'Microsoft, hardware rules of the HealthChecker script (public repository microsoft/CSS-Exchange)',
  },
  jetstressThreads: {
    short: 'Jetstress threads',
    title: 'Microsoft Learn ff459238, on Jetstress 2010 (title not recorded)',
  },
  netApp: {
    short: 'NetApp',
    title: 'NetApp community, Jetstress 2013 Global Threads',
  },
  jetstressConfiguration: {
    short: 'Jetstress configuration',
    title:
      'A configuration that Jetstress 2013 (15.0.995.0) made (public repository jacobklitzke/Jetstress-Test-Automation)',
  },
  processorTrend: {
    short: 'Processor trend',
    title:
      'K. Rupp, data of 50 years of microprocessors (public repository karlrupp/microprocessor-trend-data)',
  },
  spec: {
    short: 'SPEC',
    title: 'SPEC, published results of CPU 2017 Integer Rates (as of March 2026) and of CPU 2026',
  },
  specPower: {
    short: 'SPECpower',
    title:
      'SPEC, SPECpower_ssj2008 results of PowerEdge R740 and R640, August 2017 (power_ssj2008-20170829-00780 and 00781), as public power models quote them',
  },
  driveManuals: {
    short: 'Drive manuals',
    title: 'Seagate, product manuals of SAS drives',
  },
  frankysweb: {
    short: 'Frankysweb',
    title: 'frankysweb.de, ?p=525 (Exchange 2010 memory; title not recorded)',
  },
} as const satisfies Record<string, { short: string; title: string }>

export type PublicDocumentId = keyof typeof publicDocuments

export function isPublicDocument(id: string): id is PublicDocumentId {
  return Object.hasOwn(publicDocuments, id)
}

/** A document beyond the five papers, and the place in it if there are several. */
export type PlaceInPublicDocument = {
  readonly publication: PublicDocumentId
  readonly place?: string
}

/** A public figure beyond the five papers: what it is, and how reliable. */
export type PublicFigure = {
  readonly standing: Standing
  readonly fact: string
  /** Documents that print the figure; empty if none does. */
  readonly places: readonly PlaceInPublicDocument[]
}

export type Source = Cite | PublicFigure | OwnRule

export function ownRule(reason: string): OwnRule {
  return { rule: reason }
}

/** Source of the risks. */
export const ownRisk = ownRule('Risks: Spindle’s own judgment.')

/** Source of advice beyond the workbook. */
export const ownAdvice = ownRule('Advice: Spindle’s own; Microsoft’s workbook has none on this.')

export function publicFigure(
  standing: Standing,
  fact: string,
  ...places: readonly PlaceInPublicDocument[]
): PublicFigure {
  return { standing, fact, places }
}

export function isPublished(source: Source): source is Cite {
  return 'document' in source
}

/** True for a public figure beyond the five papers. */
export function isPublic(source: Source): source is PublicFigure {
  return 'standing' in source
}

// The inputs of role-requirements.md, section 2, as plain data: its keys, values and units.

export type DriveInput = readonly [gigabytes: number, kind: string]

export interface DisksInput {
  sys: DriveInput
  db: DriveInput
  log: DriveInput
  res: DriveInput
}

export interface TierInput {
  n: number
  growth?: number
  msgs?: number
  kb?: number
  initial?: number
  quota?: number
  archive?: number
  retention?: number
  sir?: boolean
  cal?: boolean
  share?: number
  ioFactor?: number
  mcFactor?: number
  search?: boolean
  iops?: number | null
  ratio?: number
}

export interface Design {
  exchange?: '2013' | '2016' | '2019' | 'SE'
  tiers: readonly TierInput[]
  ha?: boolean
  servers?: number
  dags?: number
  sites?: boolean
  model?: 'AP' | 'AA1' | 'AAN'
  block?: boolean
  ddr?: boolean
  rpo?: number
  copies?: number
  copies2?: number
  lag?: number
  lag2?: number
  replayH?: number
  truncH?: number
  dedlag?: boolean
  rlm?: boolean
  overhead?: number
  moves?: number
  restore?: boolean
  free?: number
  customMax?: number | null
  autoDb?: boolean
  customDb?: number | null
  symmetric?: boolean
  ioOverhead?: number
  extraIo?: number
  queueDays?: number
  safetyDays?: number
  backup?: 'native' | 'hardware' | 'software'
  schedule?: string
  tolerance?: number
  netTolerance?: number
  jbod?: boolean
  multiDb?: boolean
  matchCopies?: boolean
  autoVolumes?: boolean
  volumes?: number
  autoreseed?: number
  disk1?: DisksInput
  disk2?: DisksInput
  r10?: string
  r5?: string
  r6?: string
  resR10?: string
  resR5?: string
  resR6?: string
  resRaid?: string
  rebuild10?: number
  rebuild5?: number
  rebuild6?: number
  overrideRaid?: string | null
  deploy?: string
  cores?: number
  spec?: number
  cores2?: number
  spec2?: number
  coresL?: number
  specL?: number
  virtual?: boolean
  hypervisor?: number
  multirole?: boolean
  gc64?: boolean
  hours?: readonly number[] | null
  linkBps?: number
  latencyMs?: number
  compress?: boolean
  compression?: number
  workweek?: number
}

const tierDefaults = {
  growth: 0,
  msgs: 200,
  kb: 75,
  initial: 2048,
  quota: 2048,
  archive: 0,
  retention: 14,
  sir: true,
  cal: true,
  share: 1,
  ioFactor: 1,
  mcFactor: 1,
  search: false,
  iops: null,
  ratio: 0.6,
} satisfies Omit<TierInput, 'n'>

const wideDrive: DriveInput = [8000, '7.2K SAS 3.5']

const defaults = {
  exchange: '2013',
  ha: true,
  servers: 4,
  dags: 1,
  sites: false,
  model: 'AP',
  block: false,
  ddr: false,
  rpo: 24,
  copies: 3,
  copies2: 1,
  lag: 0,
  lag2: 0,
  replayH: 168,
  truncH: 0,
  dedlag: false,
  rlm: true,
  overhead: 0,
  moves: 0.01,
  restore: true,
  free: 0.05,
  customMax: null,
  autoDb: true,
  customDb: null,
  symmetric: true,
  ioOverhead: 0.2,
  extraIo: 0,
  queueDays: 2,
  safetyDays: 7,
  backup: 'native',
  schedule: 'weekly full daily incremental',
  tolerance: 3,
  netTolerance: 0,
  jbod: true,
  multiDb: true,
  matchCopies: true,
  autoVolumes: true,
  volumes: 20,
  autoreseed: 1,
  disk1: { sys: [600, '10K SAS 2.5'], db: wideDrive, log: wideDrive, res: wideDrive },
  r10: '1+1',
  r5: '5+1',
  r6: '6+2',
  resR10: '1+1',
  resR5: '2+1',
  resR6: '6+2',
  resRaid: 'RAID-5',
  rebuild10: 0.35,
  rebuild5: 0.5,
  rebuild6: 0.5,
  overrideRaid: null,
  deploy: 'as calculated',
  cores: 16,
  spec: 0,
  virtual: false,
  hypervisor: 0.1,
  multirole: true,
  gc64: true,
  hours: null,
  linkBps: 1e9,
  latencyMs: 50,
  compress: true,
  compression: 0.3,
  workweek: 5,
} satisfies Omit<Design, 'tiers'>

/** A design with every key filled. */
export type WholeDesign = ReturnType<typeof wholeDesign>

/** The design with section 2's default for every key that it does not give. */
export function wholeDesign(design: Design, mode: 'microsoft' | 'corrected' = 'microsoft') {
  const given: Required<
    Omit<Design, 'disk2' | 'cores2' | 'spec2' | 'coresL' | 'specL' | 'tiers'>
  > & { disk1: DisksInput } = {
    ...defaults,
    ...design,
    disk1: design.disk1 ?? defaults.disk1,
    autoDb: design.autoDb ?? typeof design.customDb !== 'number',
    autoVolumes: design.autoVolumes ?? design.volumes === undefined,
  }
  const isFirst = given.exchange === '2013'
  return {
    ...given,
    isCorrected: mode === 'corrected',
    // Section 19.
    index: isFirst || given.exchange === '2016' ? 0.2 : 0,
    indexShipped: isFirst ? 1 : 0,
    activePerMessage: isFirst ? 0.0425 : 0.0597,
    passivePerMessage: isFirst ? 0.0137 : 0.014,
    leastMemory: isFirst || given.exchange === '2016' ? 8 : 128,
    hasClientsApart: isFirst,
    tiers: design.tiers.map((tier): Required<TierInput> => ({ ...tierDefaults, ...tier })),
    disk2: design.disk2 ?? given.disk1,
    cores2: design.cores2 ?? given.cores,
    spec2: design.spec2 ?? given.spec,
  }
}

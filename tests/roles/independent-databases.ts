import type { WholeDesign } from './independent-input.ts'
import type { Mailboxes } from './independent-mailboxes.ts'
import { ceil, floor, formatted, permutations, round, up } from './independent-numbers.ts'

// Sections 4, 5 and the counts of 6: copies, volumes, databases, servers.

export type Databases = ReturnType<typeof databasesOf>
export type Copies = ReturnType<typeof copiesOf>

/** Random IOPS of a drive of a kind (section 11). */
export function driveIops(kind: string): number {
  const [speed = '', bus = '', size = ''] = kind.split(' ')
  const slow = speed !== '7.2K'
  if (bus === 'SATA') return size === '2.5' ? (slow ? 55 : 60) : slow ? 50 : 55
  if (speed === '10K') return size === '2.5' ? 165 : 130
  if (speed === '15K') return size === '2.5' ? 230 : 180
  if (size === '2.5') return 62.5
  return slow ? 52.5 : 57.5
}

/** Section 4. */
export function copiesOf(d: WholeDesign) {
  const twoSites = d.ha && d.sites
  const h2 = twoSites ? d.copies2 : 0
  const l2 = twoSites ? d.lag2 : 0
  const h1 = d.ha ? d.copies - h2 : 0
  const l1 = d.ha ? d.lag - l2 : 0
  const T = h1 + h2 + l1 + l2
  const AA1 = twoSites && d.model === 'AA1'
  const AAN = twoSites && d.model === 'AAN'
  const isolated = !d.ha || d.backup === 'hardware'
  const evenSites = h1 + l1 === h2 + l2
  const multi =
    d.ha &&
    T >= 3 &&
    d.jbod &&
    d.multiDb &&
    (!twoSites || evenSites || (!AA1 && d.servers % (h1 + l1) === 0))
  const hasDag = d.ha && h1 + h2 >= 2 && !isolated
  const design =
    d.backup === 'hardware' || hasDag || d.schedule === 'daily full' ? 'single' : 'backup set'
  let layout = '2 Volumes / DB'
  if (design === 'backup set') layout = '2 Volumes / Backup Set'
  else if (d.ha && T >= 2 && !isolated) layout = multi ? 'Multiple DBs / Volume' : '1 Volume / DB'
  const several = layout === 'Multiple DBs / Volume'
  const holdsLogs = several || layout === '1 Volume / DB'
  // Servers of their own do not count with several databases on a volume, nor lagged copies that are
  // played down on them, or beside fewer than three others.
  const ddr = AA1 && d.ddr && !several
  const dedlag = d.dedlag && l1 + l2 > 0 && !several
  const rlm = d.rlm && d.copies >= 3 && !dedlag
  const possible = d.jbod && holdsLogs
  const basis = possible && h1 + h2 >= 3
  // Three copies are asked of site 1 only, as Microsoft; corrected of both.
  const basis2 = d.isCorrected ? basis : possible
  const lagFits = (l: number) => dedlag || l === 0 || l >= 2 || several
  const alone = AA1 && !ddr && (several ? h2 + l2 === 1 : h2 === 1)
  const jbod1 = basis && lagFits(l1) && !alone
  const jbod2 = h2 > 0 && basis2 && (several ? h2 + l2 >= 2 : h2 >= 2) && lagFits(l2)
  return {
    ...{ h1, h2, l1, l2, T, twoSites, AA1, AAN, isolated, multi, several, holdsLogs },
    ...{ ddr, dedlag, rlm, jbod1, jbod2, layout },
    single: design === 'single',
    h1Activatable: rlm ? h1 + l1 : h1,
    h2Activatable: rlm ? h2 + l2 : h2,
    DAGs: d.dags * (AAN ? 2 : 1),
    half: T % 2 === 0 ? 2 : 1,
  }
}

/** The largest database that is allowed, GB. */
function limitOf(d: WholeDesign, c: Copies): number {
  const smaller = c.twoSites ? Math.min(d.disk1.db[0], d.disk2.db[0]) : d.disk1.db[0]
  const D = formatted(smaller)
  let limit = 2000
  if (c.T < 2) limit = 200
  else if (c.jbod1 && c.several) {
    const used = Math.max(c.h1 + c.l1, c.h2 + c.l2) / (!c.twoSites && !d.matchCopies ? c.half : 1)
    const halved = !d.matchCopies || (c.twoSites && d.model === 'AP')
    const k = d.isCorrected && !c.AA1 ? used : c.T / (halved ? c.half : 1)
    limit = ((D / k) * (1 - d.free)) / (1 + d.index + d.index / k)
  } else if (c.jbod1) {
    const byDrive = ceil((D * (1 - d.free)) / (1 + 2 * d.index))
    limit = d.isCorrected ? Math.min(2000, byDrive) : d.disk1.db[0] > 2500 ? 2000 : byDrive
  }
  return d.customMax === null ? limit : Math.min(limit, d.customMax)
}

/** Databases on a volume. */
function perVolumeOf(d: WholeDesign, c: Copies, limit: number): number {
  if (!c.several) return 1
  const raw = c.twoSites ? Math.min(d.disk1.db[0], d.disk2.db[0]) : d.disk1.db[0]
  if (c.AA1)
    return Math.min(
      Math.max(1, floor(formatted(raw) / limit)),
      c.T,
      c.T / (d.matchCopies ? 1 : c.half),
    )
  return Math.max(c.h1 + c.l1, c.h2 + c.l2) / (!c.twoSites && !d.matchCopies ? c.half : 1)
}

/** What *corrected* finds on the real placement, so that all the rest can follow from it. */
export interface Basis {
  dbs: number
  copiesServer: number
  dr1: number
  servers2: number
  dr2: number
  A: number | null
  FF: number | null
  SF: number | null
  SiteF: number | null
  Site1: number | null
  Site2: number | null
  W: number | null
  W2: number | null
}

export function databasesOf(d: WholeDesign, mailboxes: Mailboxes, basis?: Basis) {
  const c = copiesOf(d)
  const S = d.servers
  const limit = limitOf(d, c)
  const k = perVolumeOf(d, c, limit)
  const own = c.h1 + (c.dedlag ? 0 : c.l1)
  const backupSet = c.layout === '2 Volumes / Backup Set'
  const perServer = backupSet ? 98 : c.several ? floor(100 / k) * k : 100
  const perDag = d.ha ? floor((perServer * S) / own) : null
  const cap = perDag ?? perServer
  const shared = d.ha ? c.DAGs : S
  const M = mailboxes.N / shared
  const peak = (mailboxes.iops / shared + d.extraIo) * (1 + d.ioOverhead)
  const byIo = c.jbod1 ? evenFloor(floor(driveIops(d.disk1.db[1]) / (peak / M))) / k : null
  const byCap = (limit * (1 - d.overhead) * 1024) / mailboxes.size
  const perDb = ceil(byIo === null ? byCap : Math.min(byIo, byCap))
  const q = perDb > 0 ? ceil(M / perDb) : 1
  const n0 = Math.min(q < 2 ? q : up(M / perDb, 2), cap)
  const cycle = permutations(S, own)
  const nSym = d.ha ? up(n0, cycle) : null
  const raw = rawOf(d, c, { n0, nSym, cap })
  const counted = { limit, k, perServer, perDag, M, peak, byIo, byCap, perDb, n0, nSym, raw }
  const final = basis ? foundOf(d, c, counted.k, basis) : finalOf(d, c, counted)
  const b = M / final.n
  return {
    ...{ c, ...counted, ...final, b },
    texts: {
      layout: c.layout,
      storage1: c.jbod1 ? 'JBOD' : 'RAID',
      storage2: c.h2 > 0 ? (c.jbod2 ? 'JBOD' : 'RAID') : null,
    },
    figures: {
      ...{ maxDb: limit, iopsDag: peak, readShare: mailboxes.readShare },
      ...{ byCap, byIo, perDb, nCalc: n0, nSym, raw, dbs: final.n, group: final.g, perDag },
      ...{ mbxPerDb: b, copiesServer: final.K, copiesDag: d.ha ? final.copies : final.n },
      ...{ servers1: S, dr1: final.p1, servers2: final.s2, dr2: final.p2 },
    },
  }
}

const evenFloor = (value: number) => (value % 2 === 1 ? value - 1 : value)

function rawOf(
  d: WholeDesign,
  c: Copies,
  at: { n0: number; nSym: number | null; cap: number },
): number {
  const { n0, nSym, cap } = at
  if (!d.autoDb && d.customDb !== null) return Math.min(d.customDb, cap)
  if (nSym === null) return n0
  const cycle = permutations(d.servers, c.h1)
  if (d.symmetric && cap > nSym) return nSym
  if (d.symmetric && cap < nSym && nSym - cap < cycle && nSym !== cycle) return nSym - cycle
  if (n0 === cap || n0 <= 1) return n0
  return up(n0, d.servers * (c.AA1 ? 2 : 1))
}

/** The final count of databases, and section 6 with it. */
function finalOf(d: WholeDesign, c: Copies, counted: { raw: number; k: number }) {
  const S = d.servers
  const countsAsAA1 = d.ha && d.model === 'AA1'
  const at = (g: number) => {
    let n = d.ha ? counted.raw + (counted.raw % g) : counted.raw
    if (d.ha && d.autoDb && !d.autoVolumes) n = Math.min(n, d.volumes * g)
    return { g, n, ...countsOf(d, c, n, counted.k) }
  }
  if (!countsAsAA1) return at(c.multi ? S : 1)
  if (!c.AA1) return at(S)
  let g = d.matchCopies ? 2 * S : S
  for (let turn = 0; turn < 3; turn++) g = d.matchCopies ? S + at(g).s2 : S
  return at(g)
}

function foundOf(d: WholeDesign, c: Copies, k: number, basis: Basis) {
  const { dbs: n, copiesServer: K, dr1: p1, servers2: s2, dr2: p2 } = basis
  const members = d.servers + p1 + s2 + p2
  return { g: 1, n, ...countsOf(d, c, n, k), K, p1, s2, p2, members }
}

/** Section 6 for n databases. */
function countsOf(d: WholeDesign, c: Copies, n: number, k: number) {
  const S = d.servers
  const a1 = c.AA1 ? ceil(n / 2) : n
  const a2 = n - a1
  const H11 = a1 * c.h1
  const H22 = c.AA1 ? a2 * c.h1 : 0
  const H12 = a1 * c.h2
  const H21 = c.AA1 ? a2 * c.h2 : 0
  const L1 = c.AA1 ? (c.l1 + c.l2) * a1 : c.l1 * n
  const L2 = c.AA1 ? (c.l1 + c.l2) * a2 : c.l2 * a1
  const shared = (L: number) => (c.dedlag ? 0 : L)
  let K = d.ha ? round((H11 + (c.AA1 && !c.ddr ? H21 : 0) + shared(L1)) / S) : a1
  if (d.ha && !d.autoVolumes) K = Math.min(K, d.volumes * k)
  // K rounds to 0 where few copies stand on many servers.
  const servers = (copies: number) => ceil(copies / Math.max(1, K))
  const l2Shared = c.l2 > 0 && !c.dedlag ? L2 : 0
  const apart = c.AA1 && c.ddr && S > 1
  const p1 = apart ? servers(H21 + l2Shared) : 0
  const s2 = c.AA1 ? Math.min(S, servers(H22 + (c.ddr ? 0 : H12) + shared(L2))) : 0
  const p2 = (c.twoSites && !c.AA1) || apart ? Math.min(S, servers(H12 + l2Shared)) : 0
  const lagged2 = c.dedlag && c.l2 > 0 ? servers(L2) : 0
  const lagged1 = c.dedlag ? servers(L1) : 0
  const copies = H11 + H22 + H12 + H21 + L1 + L2
  return { a1, a2, H12, K, p1, s2, p2, lagged1, lagged2, members: S + p1 + s2 + p2, copies }
}

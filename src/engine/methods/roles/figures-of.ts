import type { Mode } from '../../core/mode.ts'
import type { Worked } from '../../core/worked.ts'
import { type PlanFigure, type RoleFigure, type TierFigure, tierFigures } from './figure-keys.ts'
import type { MailboxParts } from './mailbox.ts'
import type { RoleParts } from './role-parts.ts'

type Figure = Worked | null

/** Every figure of a plan by its key; none of them in a blank record. What is no number is no figure. */
export function figuresOf(
  parts: RoleParts,
  mode: Mode,
  isBlank: boolean,
): Readonly<Record<RoleFigure, Figure>> {
  const of = (figure: Figure): Figure =>
    isBlank || !figure || !Number.isFinite(figure.value) ? null : figure
  return { ...planFiguresOf(parts, mode, of), ...tierFiguresOf(parts.mailbox, of) }
}

type Of = (figure: Figure) => Figure

function tierFiguresOf({ tiers }: MailboxParts, of: Of) {
  const found: Record<`${TierFigure}${number}`, Figure> = {}
  tiers.forEach((tier, index) => {
    for (const key of tierFigures) found[`${key}${index}`] = of(tier[key])
  })
  return found
}

function planFiguresOf(parts: RoleParts, mode: Mode, of: Of): Record<PlanFigure, Figure> {
  const { mailbox, copies, databases, servers, activation, space, io } = parts
  const { drives, memory, processors, replication, transport } = parts
  const isListed = mode === 'corrected' || copies.shape.ha
  return {
    readShare: of(mailbox.readShare),
    maxDb: of(databases.maxDb),
    iopsDag: of(databases.iopsDag),
    byCap: of(databases.byCap),
    byIo: of(databases.byIo),
    perDb: of(databases.perDb),
    nCalc: of(databases.nCalc),
    nSym: of(databases.nSym),
    raw: of(databases.raw),
    dbs: of(databases.dbs),
    group: of(databases.group),
    perDag: of(databases.perDag),
    mbxPerDb: of(databases.mbxPerDb),
    copiesServer: of(servers.copiesServer),
    copiesDag: of(servers.copiesDag),
    servers1: of(servers.servers1),
    dr1: of(servers.dr1),
    servers2: of(servers.servers2),
    dr2: of(servers.dr2),
    FF: of(activation.FF),
    SF: of(activation.SF),
    SiteF: of(activation.SiteF),
    Site1: of(activation.Site1),
    Site2: of(activation.Site2),
    W: of(activation.W),
    W2: of(activation.W2),
    dbSize: of(space.dbSize),
    logDays: of(space.logDays),
    userLogs: of(space.userLogs),
    logKeep: of(space.logKeep),
    logMove: of(space.logMove),
    logPerDb: of(space.logPerDb),
    volume: of(space.volume),
    restoreVolume: of(space.restoreVolume),
    dbVolumes: of(space.dbVolumes),
    spares: of(space.spares),
    volumesServer: of(space.volumesServer),
    volumeSpaceServer: of(space.volumeSpaceServer),
    iopsServer: of(io.iopsServer),
    readsServer: of(io.readsServer),
    writesServer: of(io.writesServer),
    logWrites: of(io.logWrites),
    logReads: of(io.logReads),
    iopsPerDb: of(io.iopsPerDb),
    iopsPerLog: of(io.iopsPerLog),
    bdm: of(io.bdm),
    need10: of(drives.need10),
    need5: of(drives.need5),
    need6: of(drives.need6),
    raid1: of(drives.raid1),
    raidServer1: of(drives.raidServer1),
    raidServer2: of(drives.raidServer2),
    jbod1: of(drives.jbod1),
    jbodServer1: of(drives.jbodServer1),
    jbodServer2: of(drives.jbodServer2),
    cache: of(memory.cache),
    casMem: of(memory.casMem),
    ciMem: of(memory.ciMem),
    ramNeed: of(memory.ramNeed),
    ram: of(memory.ram),
    ram2: of(memory.ram2),
    cachePerMbx: of(memory.cachePerMbx),
    megaNormal: of(processors.megaNormal),
    mega1: of(processors.mega1),
    mega2: of(processors.mega2),
    megaWorst: of(processors.megaWorst),
    cpuNormal: of(processors.cpuNormal),
    cpu1: of(processors.cpu1),
    cpu2: of(processors.cpu2),
    cpuWorst: of(processors.cpuWorst),
    cores: of(processors.cores),
    gcCores: of(processors.gcCores),
    left: of(transport.left),
    transport: of(transport.transport),
    logsDbDay: of(replication.logsDbDay),
    streams: of(replication.streams),
    peakDag: of(replication.peakDag),
    rpoDag: of(replication.rpoDag),
    dbsPerVolume: of(space.perVolume),
    A: isListed ? of(activation.A) : null,
    maxActive1: of(activation.maxActive1),
    maxPref1: of(activation.maxPref1),
  }
}

import type { Databases } from './independent-databases.ts'
import type { WholeDesign } from './independent-input.ts'
import type { Mailboxes } from './independent-mailboxes.ts'
import { formatted, sum } from './independent-numbers.ts'
import type { Servers } from './independent-servers.ts'
import type { Space } from './independent-space.ts'

// Sections 14 and 15: replication and transport.

/** The largest mean of so many consecutive hours of a day. */
function busiest(hours: readonly number[], length: number): number {
  const means = hours.map(
    (_, from) =>
      sum(Array.from({ length }, (__, at) => hours[(from + at) % hours.length] ?? 0)) / length,
  )
  return Math.max(...means)
}

/** Servers that hold transport after the worst case. */
function leftOf(d: WholeDesign, of: Databases, servers: Servers): number | null {
  const { c, p1, lagged1 } = of
  const members = of.members + lagged1 + of.lagged2
  if (!d.ha) return d.servers
  const dags = d.isCorrected ? c.DAGs : d.dags
  if (c.twoSites && c.h2Activatable > 0) {
    const more = servers.site2 !== null ? 2 : servers.site1 !== null ? 1 : 0
    return (members - (d.servers + p1 + lagged1) - more) * dags
  }
  return (members - (servers.SF !== null ? 2 : servers.FF !== null ? 1 : 0)) * dags
}

function replicationOf(d: WholeDesign, of: Databases, logsDbDay: number) {
  const { c, a1, a2 } = of
  const streams = a1 * c.h2 + c.l2 * a1 + (c.AA1 ? a2 * c.h2 + c.l2 * a2 : 0)
  const hours = d.hours ?? []
  const given = Math.max(0, ...hours)
  const peakHour = given === 0 && d.isCorrected ? 0.1 : given
  if (peakHour === 0 || streams === 0) return { streams, peakDag: null, rpoDag: null, linkOk: null }
  const dag = (share: number) =>
    ((share * logsDbDay * 8) / 3600) *
    (1 - (d.compress ? d.compression : 0) + d.indexShipped) *
    streams
  const peakDag = dag(peakHour)
  const length = d.rpo === 0 ? 1 : d.rpo === 4 && !d.isCorrected ? 5 : d.rpo
  const latency = d.latencyMs / 1000
  const inFlight = d.linkBps * latency
  let window = 65535
  while (window < inFlight) window *= 2
  const carries = latency === 0 ? d.linkBps : Math.min((window / latency) * 8, d.linkBps)
  const linkOk = carries >= peakDag * c.DAGs * 1e6 ? 'yes' : 'no'
  return { streams, peakDag, rpoDag: dag(busiest(hours, length)), linkOk }
}

export function operationsOf(
  d: WholeDesign,
  mailboxes: Mailboxes,
  of: Databases,
  servers: Servers,
  space: Space,
) {
  const logsDbDay = space.userLogs / of.n + (space.moved * 1024) / 7 / of.n
  const { linkOk, ...replication } = replicationOf(d, of, logsDbDay)
  const left = leftOf(d, of, servers)
  const hold = of.c.l1 + of.c.l2 > 0 ? Math.max(d.safetyDays, d.replayH / 24) : d.safetyDays
  const sent = sum(mailboxes.tiers.map((tier) => tier.n * tier.m))
  const messages = left === null ? null : (sent / left) * 2 * (1 + 0.5 * d.queueDays + hold)
  const transport =
    messages === null ? null : (messages * mailboxes.mean((tier) => tier.kb)) / 2 ** 20
  const fits = transport !== null && transport + 150 < formatted(d.disk1.sys[0])
  return {
    figures: { left, transport, logsDbDay, ...replication },
    texts: {
      transportOn: transport === null ? null : fits ? 'System Disk' : 'Dedicated RAID-1 Disk',
      linkOk,
    },
  }
}

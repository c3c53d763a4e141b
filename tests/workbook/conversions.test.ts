import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/engine/index.ts'
import { readWorkbook } from '../../src/workbook/index.ts'
import { namesOfB } from './filled-examples.ts'
import { type CellText, makeWorkbook } from './make-workbook.ts'

/** What a name of example B becomes with another value: the answer, or why there is none. */
function became(name: string, value: CellText, of: (plan: Plan) => unknown): unknown {
  const read = readWorkbook(
    makeWorkbook({ names: { ...namesOfB, DBSizeOverride: 'Custom', [name]: value } }),
  )
  if (!read.ok) throw new Error(read.problem.code)
  const refused = read.notRead.find((one) => one.name === name)
  return refused ? refused.why : of(read.plan)
}

const overhead = ({ overhead }: Plan) => overhead
const freeSpace = ({ freeSpace }: Plan) => freeSpace
const quota = ({ tiers: [first] }: Plan) => first.quota
const messages = ({ tiers: [first] }: Plan) => first.messages
const drive = ({ databaseDrive }: Plan) => databaseDrive
const kind = ({ databaseDriveKind }: Plan) => databaseDriveKind
const jbod = ({ jbod }: Plan) => jbod
const model = ({ siteModel }: Plan) => siteModel
const servers = ({ activeServers }: Plan) => activeServers
const link = ({ linkSpeed }: Plan) => linkSpeed
const backup = ({ backup }: Plan) => backup
const schedule = ({ backupSchedule }: Plan) => backupSchedule
const hours = ({ logHours }: Plan) => logHours.split(' ')[0]
const group = ({ raid5Group }: Plan) => raid5Group
const deployment = ({ deployment }: Plan) => deployment
const restored = ({ restoreRaid }: Plan) => restoreRaid
const restoreKind = ({ restoreDriveKind }: Plan) => restoreDriveKind
const retention = ({ tiers: [first] }: Plan) => first.retention

describe('a value of the workbook as an answer', () => {
  it.each<readonly [string, CellText, (plan: Plan) => unknown, unknown]>([
    ['DataGrowth', 0.2, overhead, 20],
    ['DataGrowth', '20 %', overhead, 20],
    ['DataGrowth', 1.5, overhead, 150],
    ['DataGrowth', 20, overhead, 'out of range'],
    ['VolGrowth', 0.07, freeSpace, 7],
    ['VolGrowth', 7, freeSpace, 7],
    ['VolGrowth', '7%', freeSpace, 7],
    ['VolGrowth', -0.1, freeSpace, 'out of range'],
    ['VolGrowth', { error: '#N/A' }, freeSpace, 'error'],
    ['VolGrowth', null, freeSpace, 'empty'],
    ['Tier1MBXLimit', '2 GB', quota, 2048],
    ['Tier1MBXLimit', '10,240 MB', quota, 10_240],
    ['Tier1MBXLimit', '2 pounds', quota, 'no unit'],
    ['Tier1MBXLimit', '1,5', quota, 'not a number'],
    ['Tier1SendReceive', '250 messages', messages, 250],
    ['Tier1SendReceive', 'messages', messages, 'not a number'],
    ['Tier1SendReceive', 0, messages, 'out of range'],
    ['DBDiskSizePDC', '8 TB', drive, 8000],
    ['DBDiskSizePDC', '1,200 GB', drive, 1200],
    ['DBDiskRPMPDC', '7.2K RPM SAS 3.5"', kind, '7.2K SAS 3.5'],
    ['DBDiskRPMPDC', '3.5" 5.9K SATA', kind, '5.9K SATA 3.5'],
    ['DBDiskRPMPDC', '20K RPM SAS 2.5"', kind, 'no known choice'],
    ['JBODEvaluation', 'Yes', jbod, true],
    ['JBODEvaluation', 'no', jbod, false],
    ['JBODEvaluation', true, jbod, true],
    ['JBODEvaluation', 'perhaps', jbod, 'not yes or no'],
    ['SRModel', 'Active/Active (Single DAG)', model, 'AA1'],
    ['SRModel', 'Active / Active (Multiple DAGs)', model, 'AAN'],
    ['SRModel', 'Active/Sideways', model, 'no known choice'],
    ['numMBXServers', 2.5, servers, 'not whole'],
    ['numMBXServers', 65, servers, 'out of range'],
    ['numMBXServers', 64, servers, 64],
    ['NetLinkType', '64 Kilobit', link, 0.064],
    ['NetLinkType', '768 Kilobit', link, 0.768],
    ['NetLinkType', 'DS1 / T1', link, 1.544],
    ['NetLinkType', 'E1', link, 2.048],
    ['NetLinkType', 'DS2 / T2', link, 6.312],
    ['NetLinkType', 'E2', link, 8.448],
    ['NetLinkType', 'Ethernet', link, 10],
    ['NetLinkType', '16 Megabit', link, 16],
    ['NetLinkType', 'E3', link, 34.368],
    ['NetLinkType', 'DS3 / T3', link, 44.736],
    ['NetLinkType', 'Gigabit Ethernet E1', link, 50],
    ['NetLinkType', 'OC-1', link, 51.84],
    ['NetLinkType', 'Fast Ethernet', link, 100],
    ['NetLinkType', 'Gigabit Ethernet E3', link, 150],
    ['NetLinkType', 'OC-3', link, 155.52],
    ['NetLinkType', 'Gigabit Ethernet E12', link, 600],
    ['NetLinkType', 'OC-12', link, 622.08],
    ['NetLinkType', 'Gigabit Ethernet', link, 1000],
    ['NetLinkType', 'OC-24', link, 1243.68],
    ['NetLinkType', 'OC-48', link, 2488.32],
    ['NetLinkType', 'OC-96', link, 4976.64],
    ['NetLinkType', '10 Gigabit Ethernet', link, 10_000],
    ['NetLinkType', 'toString', link, 'no known choice'],
    ['NetLinkType', 100, link, 'no known choice'],
    ['BackupMethod', 'Exchange Native Data Protection', backup, 'native'],
    ['BackupMethod', 'Hardware VSS Backup/Restore', backup, 'hardware'],
    ['BackupFreq', 'Weekly Full / Daily Differential', schedule, 'weekly full daily differential'],
    [
      'BackupFreq',
      'Bi-Monthly Full / Daily Incremental',
      schedule,
      'bi-monthly full daily incremental',
    ],
    ['BackupFreq', 'Daily Full', schedule, 'daily full'],
    ['LogH1', '4.5 %', hours, '4.5'],
    ['LogH1', 1 / 24, hours, '4.1666666667'],
    ['LogH1', null, hours, '0'],
    ['RAID5Type', '7 + 1', group, '7+1'],
    ['RAID5Type', '21+1', group, 'no known choice'],
    ['StorageArchChoice', 'Entirely on RAID', deployment, 'all RAID'],
    ['StorageArchChoice', 'Entirely on JBOD', deployment, 'all JBOD'],
    ['StorageArchChoice', 'As Calculated', deployment, 'as calculated'],
    ['DesResVolRAID', 'RAID-1/0', restored, 'RAID-1/0'],
    ['DesResVolRAID', 'RAID-0', restored, 'RAID-0'],
    ['GCServerArch', '32-bit', ({ garbage64 }) => garbage64, false],
    ['GCServerArch', '64-bit', ({ garbage64 }) => garbage64, true],
    ['NetworkCompression', 'Disabled', ({ compressLogs }) => compressLogs, false],
    ['Tier1SIREnabled', 'Disabled', ({ tiers: [first] }) => first.itemRecovery, false],
    ['Tier1DIRW', 365, retention, 365],
    ['Tier1DIRW', 3650, retention, 365],
    ['Tier1DIRW', -1, retention, 'out of range'],
    ['QueueTimeout', 120, ({ queueDays }) => queueDays, 90],
    ['DBDiskSizeSDC', '--', ({ secondDatabaseDrive }) => secondDatabaseDrive, null],
    ['LogDiskSizePDC', '--', ({ logDrive }) => logDrive, null],
    ['DBDiskSizePDC', '--', drive, 'empty'],
    ['ResDiskRPMPDC', '15K RPM FC/SCSI/SAS 3.5"', restoreKind, '15K SAS 3.5'],
    ['ReplayLagHours', '48 hours', ({ replayLag }) => replayLag, 48],
    ['ReplayLagHours', '7 days', ({ replayLag }) => replayLag, 'no unit'],
    ['QueueTimeout', '3 days', ({ queueDays }) => queueDays, 3],
    ['QueueTimeout', '48 hours', ({ queueDays }) => queueDays, 'no unit'],
    ['QueueTimeout', '480 hours', ({ queueDays }) => queueDays, 'no unit'],
    ['RPO', '1 hour', ({ rpoHours }) => rpoHours, 1],
    ['RPO', '1 day', ({ rpoHours }) => rpoHours, 'no unit'],
    ['Tier1DIRW', '4 weeks', retention, 'no unit'],
    ['NetLinkLatency', '20 ms', ({ linkLatency }) => linkLatency, 20],
    ['NetLinkLatency', '1 s', ({ linkLatency }) => linkLatency, 'no unit'],
    ['Tier1AvgMessageSize', '75 kB', ({ tiers: [first] }) => first.messageSize, 75],
    ['Tier1AvgMessageSize', '1 MB', ({ tiers: [first] }) => first.messageSize, 'no unit'],
    ['NumTier1MBX', '5,000 mailboxes', ({ tiers: [first] }) => first.mailboxes, 5000],
    ['NumTier1MBX', '5 k', ({ tiers: [first] }) => first.mailboxes, 'no unit'],
    ['numProcCoresPDC', '16 cores', ({ cores }) => cores, 16],
    ['numProcCoresPDC', '2 x 8', ({ cores }) => cores, 'no unit'],
    ['numProcCoresSDC', '0 x 8', ({ secondCores }) => secondCores, 'no unit'],
    ['Tier1SendReceive', '2 messages an hour', messages, 'no unit'],
    ['Tier1IOFactor', '150 %', ({ tiers: [first] }) => first.iopsFactor, 'no unit'],
    ['AdditionalIO', '50 IOPS', ({ extraIops }) => extraIops, 50],
    ['DataGrowth', '0.2 GB', overhead, 'no unit'],
    ['DataGrowth', '20 % a year', overhead, 'no unit'],
    ['CustomMaxDBSize', '0 pounds', ({ largestDatabase }) => largestDatabase, 'no unit'],
    ['DAG1BaseName', 'EX-', ({ databaseNames }) => databaseNames, 'EX-#'],
    ['DAG1BaseName', 'A, B#', ({ databaseNames }) => databaseNames, 'no name'],
  ])('%s of %j', (name, value, of, expected) => {
    expect(became(name, value, of)).toBe(expected)
  })

  it('takes the hours of a day together or not at all', () => {
    const { LogH7: _seventh, ...some } = namesOfB
    const read = readWorkbook(makeWorkbook({ names: some }))
    expect(read).toMatchObject({ ok: true, plan: { logHours: '' } })
    expect(read.ok && read.notRead.map(({ why }) => why)).toContain('incomplete')
    const wrong = readWorkbook(makeWorkbook({ names: { ...namesOfB, LogH7: 'noon' } }))
    expect(wrong.ok && wrong.notRead.map(({ why }) => why)).toContain('not a number')
  })

  it('says where a bare number was taken as a percentage', () => {
    const read = readWorkbook(makeWorkbook({ names: { ...namesOfB, VolGrowth: 7 } }))
    const entry = read.ok && read.read.find(({ name }) => name === 'VolGrowth')
    expect(entry).toMatchObject({ taken: 'as percentage' })
  })

  it('says where days beyond the range are held at its end', () => {
    const read = readWorkbook(makeWorkbook({ names: { ...namesOfB, Tier2DIRW: 400 } }))
    const entry = read.ok && read.read.find(({ name }) => name === 'Tier2DIRW')
    expect(entry).toMatchObject({ taken: 'held', tier: 1, value: { value: 400 } })
    expect(read.ok && read.plan.tiers.map((tier) => tier.retention)).toEqual([14, 365])
  })

  it.each([
    ['2:3', 40],
    ['1:1', 50],
    ['3:2', 60],
    ['2:1', 66],
    ['3:1', 75],
    ['3', 60],
  ])('takes a ratio of %s', (ratio, share) => {
    const names = { ...namesOfB, Tier1PredictIOPS: 'No', Tier1IOPS: 0.5, Tier1RWRatio: ratio }
    const read = readWorkbook(makeWorkbook({ names }))
    expect(read.ok && read.plan.tiers[0]).toMatchObject({ measuredIops: 0.5, measuredReads: share })
  })
})

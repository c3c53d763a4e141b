import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/engine/index.ts'
import { readWorkbook } from '../../src/workbook/index.ts'
import { namesOfB } from './filled-examples.ts'
import { type CellText, makeWorkbook } from './make-workbook.ts'

/** What a name of example B becomes with another value: the answer, or why there is none. */
function became(name: string, value: CellText, of: (plan: Plan) => unknown): unknown {
  const read = readWorkbook(makeWorkbook({ names: { ...namesOfB, [name]: value } }))
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
const largest = ({ largestDatabase }: Plan) => largestDatabase
const hours = ({ logHours }: Plan) => logHours.split(' ')[0]
const group = ({ raid5Group }: Plan) => raid5Group

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
    ['NetworkLink', '1 Gb/s', link, 1000],
    ['NetworkLink', '64 kbps', link, 0.064],
    ['NetworkLink', 100, link, 'no unit'],
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
    ['CustomMaxDBSize', 500, largest, 500],
    ['CustomMaxDBSize', '2 TB', largest, 2048],
    ['CustomMaxDBSize', 0, largest, null],
    ['LogH1', '4.5 %', hours, '4.5'],
    ['LogH1', 1 / 24, hours, '4.1666666667'],
    ['LogH1', null, hours, '0'],
    ['RAID5Config', '7 + 1', group, '7+1'],
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
    expect(entry).toMatchObject({ asPercent: true })
  })
})

import { describe, expect, it } from 'vitest'
import { deploymentFiles } from '../../src/deploy/index.ts'
import { type Plan, workbookDefaults } from '../../src/engine/index.ts'
import { hostileTexts } from './hostile-texts.ts'

const base = workbookDefaults('2019')
const manifest = (edit: Partial<Plan>) =>
  deploymentFiles({ ...base, ...edit })[0]!.text.split('\r\n')
const section = (lines: readonly string[], head: string) => {
  const at = lines.indexOf(head)
  return at < 0 ? [] : lines.slice(at + 1, lines.indexOf('', at))
}

describe('the manifest', () => {
  it('comes first and lists every other file with its bytes and purpose', () => {
    const [first, ...others] = deploymentFiles({ ...base, name: 'Büro Süd' })
    expect(first?.name).toBe('Manifest.txt')
    const lines = first!.text.split('\r\n')
    expect(lines[0]).toBe('Files that deploy the plan: Büro Süd')
    expect(lines[1]).toBe('Exchange Server 2019; 1 DAG, 4 servers, 72 databases, 216 copies in all')
    expect(section(lines, 'File; bytes; what it is for')).toEqual(
      others.map(({ name, text, purpose }) => `${name}; ${Buffer.byteLength(text)}; ${purpose}`),
    )
  })

  it('warns of saving the tables from a spreadsheet', () => {
    expect(manifest({}).join('\n')).toContain('do not save them from a spreadsheet')
  })

  it('says that a plan is unnamed, and what it was made with', () => {
    const [first, , third] = manifest({ name: ' ' })
    expect(first).toBe('Files that deploy an unnamed plan')
    expect(third).toMatch(/^Made with Spindle \d+\.\d+\.\d+\. Nothing changes a server/)
  })

  it('says what is missing, and nothing where all is given', () => {
    expect(section(manifest({}), 'Still missing')).toContain('- Witness server')
    const whole = manifest({
      dagNames: 'DAG#',
      serverNames: 'MBX##',
      databaseNames: 'DB###',
      dagAddresses: '10.0.0.1',
      controllers1: 'dc1',
      addressBook: '\\Book',
      witnessServer: 'fs01',
      witnessFolder: 'C:\\Witness',
    })
    expect(whole).not.toContain('Still missing')
    expect(whole).not.toContain('Left out of what the plan gives')
  })

  it('says what is left out and why', () => {
    const left = section(
      manifest({ serverNames: 'A_B', witnessServer: 'MBX02' }),
      'Left out of what the plan gives',
    )
    expect(left).toEqual([
      '- Names of the servers: A_B: only letters A to Z, digits and -, with no - at the ends. The usual name stands in its place.',
      '- Names of the servers: 1 of 4 names are given; the usual names go on with MBX02.',
      '- Witness server: MBX02: a witness is none of the servers it decides on. Left out.',
    ])
  })

  it('says how many databases lack a copy that no server is left for', () => {
    const apart = { laggedServers: true, severalPerVolume: false } as const
    const lagged = { laggedCopies: 2, secondSiteLagged: 2, ...apart } as const
    const sites = { sites: 2, siteModel: 'AA1', copies: 6, secondSiteCopies: 2 } as const
    const words = /^- 18 of 18 databases have fewer copies in these files than the plan asks for/
    const of = { ...sites, ...lagged, activeServers: 3 }
    expect(manifest(of).filter((line) => words.test(line))).toHaveLength(1)
    expect(manifest({ ...of, activeServers: 4 }).join()).not.toContain('fewer copies')
  })

  it('tells that Diskpart.ps1 lays out no log volumes of several databases, only where there are some', () => {
    const notes = (edit: Partial<Plan>) => section(manifest(edit), 'To know').join()
    expect(notes({})).not.toContain('log volumes of several databases')
    expect(
      notes({ availability: 'none', backupSchedule: 'weekly full daily incremental' }),
    ).toContain('Diskpart.ps1 knows no log volumes of several databases')
    expect(notes({ availability: 'none', backupSchedule: 'daily full' })).not.toContain(
      'log volumes of several databases',
    )
  })

  it('says which settings no answer asks for, with the values that the files have', () => {
    const plan = { ...base, tiers: [{ ...base.tiers[0], quota: 1000 }] } as const
    const notes = section(manifest(plan), 'To know').join(' ')
    const databases = deploymentFiles(plan).find(({ name }) => name === 'MailboxDatabases.csv')
    const said = [
      ['sending at 95 %', '"950 MB"'],
      ['warn at 90 %', '"900 MB"'],
      ['mailboxes for 30 days', '"30.00:00:00"'],
      ['events for 7,', '"7.00:00:00"'],
      ['items to 30 GB', '"30GB"'],
      ['warning at 20 GB', '"20GB"'],
      ['logs to 1 GB', '"1GB"'],
    ] as const
    for (const [words, value] of said) {
      expect(notes).toContain(words)
      expect(databases?.text).toContain(value)
    }
  })

  it('says which tier’s quotas databases have, and how mailboxes get those of the others', () => {
    const notes = (edit: Partial<Plan>) => section(manifest(edit), 'To know').join()
    const [tier] = base.tiers
    const tiers: Plan['tiers'] = [
      { ...tier, name: 'Heavy', quota: 10_240 },
      { ...tier, name: '', quota: 2048, archive: 0 },
    ]
    expect(notes({ tiers })).toContain(
      'Every database has the quotas of tier 2: 2048 MB. Set-Quotas.ps1 gives',
    )
    expect(notes({ tiers, quotaTier: 1 })).toContain('the quotas of tier 1 (Heavy): 10240 MB.')
    const names = (edit: Partial<Plan>) => deploymentFiles({ ...base, ...edit }).map((f) => f.name)
    expect(names({ tiers })).toContain('Set-Quotas.ps1')
    const [first] = tiers
    expect(names({ tiers: [first] })).not.toContain('Set-Quotas.ps1')
    expect(notes({ tiers: [first] })).not.toContain('Set-Quotas')
    expect(names({ tiers: [{ ...first, archive: 5000 }] })).toContain('Set-Quotas.ps1')
  })

  it('says what each of the three ways does, and what it leaves', () => {
    const ways = (edit: Partial<Plan>) => section(manifest(edit), 'Ways to deploy: use one')
    const [script, tables, dsc, ...others] = ways({})
    expect(others).toEqual([])
    expect(script).toContain('makes DAGs, databases, copies with their lags')
    expect(tables).toContain('CreateDAG.ps1 2.5')
    expect(tables).toContain('Take -IndexEnabled out')
    expect(ways({ exchange: '2016' }).join()).not.toContain('IndexEnabled')
    expect([script, tables, dsc].join()).not.toContain('activated')
    const lagged = { copies: 3, laggedCopies: 1, replayLagManager: false, activeServers: 6 }
    expect(ways(lagged).map((way) => way.includes('activated'))).toEqual([true, true, true])
    expect(ways({ availability: 'none' })[1]).not.toContain('CreateDAG.ps1')
  })

  it('says what must be there before a DAG is made', () => {
    const notes = (edit: Partial<Plan>) => section(manifest(edit), 'To know').join()
    const account = 'takes a computer account of its name'
    expect(notes({})).not.toContain(account)
    expect(notes({ dagAddresses: '10.0.0.1' })).toContain(account)
    expect(notes({ exchange: '2013' })).toContain('takes Service Pack 1 or later')
    expect(notes({ exchange: '2013', dagAddresses: '10.0.0.1' })).not.toContain('Service Pack 1')
    const sites = { sites: 2, secondSiteCopies: 1 } as const
    const lone = 'DAG1: one address for members in two sites'
    expect(notes({ ...sites, dagAddresses: '10.0.0.1' })).toContain(lone)
    expect(notes({ ...sites, dagAddresses: '10.0.0.1, 10.1.0.1' })).not.toContain(lone)
    expect(notes({ ...sites, dagAddresses: '0.0.0.0' })).not.toContain(lone)
    expect(notes({ dagAddresses: '10.0.0.1' })).not.toContain(lone)
  })

  it('says in the line of DAGInfo.csv which domain controllers it lacks, and that CreateDAG.ps1 fails', () => {
    const line = (edit: Partial<Plan>) =>
      manifest({ ...edit }).find((one) => one.startsWith('DAGInfo.csv'))
    const sites = { sites: 2, secondSiteCopies: 1 } as const
    const both = ', in which GC and GC2 are empty: it fails until both are filled in'
    expect(line(sites)).toContain(both)
    expect(line({})).toContain(', in which GC is empty: it fails until that is filled in')
    expect(line({ ...sites, controllers1: 'dc1' })).toContain('in which GC2 is empty')
    expect(line({ ...sites, controllers1: 'dc1', controllers2: 'dc2' })).toMatch(/CreateDAG\.ps1$/)
  })

  it('says that no script is signed, as each script does itself', () => {
    expect(section(manifest({}), 'To know').join()).toContain('No script is signed.')
    const scripts = deploymentFiles(base).filter(({ name }) => /^(?!Exchange).*\.ps1$/.test(name))
    expect(scripts.length).toBeGreaterThan(2)
    for (const { text } of scripts)
      expect(text).toMatch(/\.NOTES\r\n {4}This script is not signed\./)
  })

  it('says how volumes are encrypted so that reseeded spares are, too', () => {
    const notes = (edit: Partial<Plan>) => section(manifest(edit), 'To know').join()
    expect(notes({ dagNames: 'EX1', dags: 1 })).toContain(
      'Set-DatabaseAvailabilityGroup EX1 -AutoDagBitlockerEnabled $true',
    )
    const spare = 'what is seeded there is not encrypted'
    expect(notes({})).toContain(spare)
    expect(notes({ autoReseedVolumes: 0 })).toContain('BitLocker')
    expect(notes({ autoReseedVolumes: 0 })).not.toContain(spare)
    expect(notes({ availability: 'none' })).not.toContain('BitLocker')
  })

  it('says what else a person does: edition, queues and the cache', () => {
    const notes = (edit: Partial<Plan>) => section(manifest(edit), 'To know').join()
    expect(notes({})).toContain('Up to 54 copies are on a server: more than 5 take the Enterprise')
    expect(notes({ databases: 4, copies: 2, activeServers: 2 })).not.toContain('Enterprise')
    expect(notes({ systemDrive: 60 })).toContain('Move-TransportDatabase.ps1')
    expect(notes({ systemDrive: 20_000 })).not.toContain('Move-TransportDatabase.ps1')
    expect(notes({})).not.toContain('Metacache')
    expect(notes({ metaCache: true })).toMatch(
      /Metacache: \d+ solid-state drives of a server stay raw/,
    )
  })

  it('speaks of circular logging only where it is switched on', () => {
    const words =
      '- Circular logging is switched on after a database has its second copy, not before.'
    expect(manifest({ copies: 3 })).toContain(words)
    expect(manifest({ copies: 3, backup: 'hardware' })).not.toContain(words)
    expect(manifest({ copies: 2 })).not.toContain(words)
  })

  it('says where failure domains leave two active databases on a volume', () => {
    const plan = { ...base, activeServers: 6, copies: 3, laggedCopies: 1, databases: 48 }
    const crowded = (failureDomains: string) =>
      manifest({ ...plan, failureDomains }).find((line) => line.includes('while all is up'))
    expect(crowded('')).toBeUndefined()
    expect(crowded('1 1 1 2 2 2')).toBe(
      '- Several databases of one volume are active while all is up: DB001, DB004 on MBX01, and on 23 more volumes.',
    )
  })

  it.each(hostileTexts)('keeps %j in its line', (text) => {
    const lines = manifest({ name: text, serverNames: text, addressBook: text })
    const heads = [
      'File; bytes; what it is for',
      'Still missing',
      'Left out of what the plan gives',
      'Ways to deploy: use one',
      'To know',
    ]
    const [name, , , ...others] = lines
    expect(name).toMatch(/^Files that deploy (?:the plan: .|an unnamed plan$)/)
    for (const line of others.filter(Boolean))
      expect(heads.includes(line) || /^(?:- |[\w-]+\.\w+; \d+; )/.test(line), line).toBe(true)
    for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
  })
})

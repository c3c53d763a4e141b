import { beforeAll, describe, expect, it } from 'vitest'
import type { Deployment } from '../../src/deploy/deployment.ts'
import { makeDeployment } from '../../src/deploy/make-deployment.ts'
import { quotaScriptFile } from '../../src/deploy/scripts.ts'
import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { ExchangeOrganization } from './exchange-organization.ts'
import { hostileTexts } from './hostile-texts.ts'
import {
  errorsOf,
  type PowershellParser,
  powershellParser,
  syntaxOf,
} from './powershell-grammar.ts'
import { codeOf } from './read-powershell.ts'
import { runPowershell } from './run-powershell.ts'

let parse: PowershellParser
beforeAll(async () => {
  parse = await powershellParser()
})

const base = withVersion(defaultPlan, '2019')
const [tier] = base.tiers
const plan: Plan = {
  ...base,
  tiers: [
    { ...tier, name: 'Light', mailboxes: 8000, quota: 2048, archive: 0 },
    { ...tier, name: 'Heavy', mailboxes: 500, quota: 10_240, archive: 0 },
    { ...tier, name: 'Board', mailboxes: 10, quota: 2048, archive: 20_480 },
  ],
}
const deployed = (edit: Partial<Plan> = {}): Deployment => {
  const deployment = makeDeployment({ ...plan, ...edit })
  if (!deployment) throw new Error('The plan has files')
  return deployment
}

const list = 'C:\\Plan\\Mailboxes.csv'
const none = '00000000-0000-0000-0000-000000000000'
/** As Exchange makes a mailbox. */
const fresh = {
  ...{ UseDatabaseQuotaDefaults: true, ArchiveGuid: none },
  ...{ IssueWarningQuota: 'Unlimited', ProhibitSendQuota: 'Unlimited' },
  ...{ ProhibitSendReceiveQuota: 'Unlimited' },
  ...{ ArchiveQuota: '100 GB', ArchiveWarningQuota: '90 GB' },
}
const organizationOf = (deployment: Deployment, rows: readonly string[]) => {
  const organization = new ExchangeOrganization(deployment)
  for (const name of ['ann', 'bob', 'cyd', 'dan']) organization.mailboxes.set(name, { ...fresh })
  organization.mailboxes.set('eve', { ...fresh, ArchiveGuid: '1-2' })
  organization.files.set(list, ['Mailbox,Tier', ...rows].join('\r\n'))
  return organization
}
const run = (deployment: Deployment, organization: ExchangeOrganization, apply: boolean) => {
  const { text } = quotaScriptFile(deployment)
  const program = parse(text, (tree) => syntaxOf(text, tree))
  return runPowershell(program, { List: list, Apply: apply }, organization)
}
const rows = ['ann,Light', 'bob,heavy', '"cyd","2"', ',', 'eve,Board', 'dan,3']

describe('the script of quotas', () => {
  it('is PowerShell by its grammar in printable ASCII, and the same code whatever tiers are called', () => {
    const codes = [...hostileTexts, 'x'].map((text) => {
      const tiers: Plan['tiers'] = [
        { ...tier, name: text },
        { ...tier, name: 'b', quota: 1024 },
      ]
      const script = quotaScriptFile(deployed({ tiers, name: text })).text
      expect(script).toMatch(/^(?:[ -~]*\r\n)+$/)
      expect(parse(script, errorsOf), text).toEqual([])
      return codeOf(script)
    })
    expect(new Set(codes).size).toBe(1)
  })

  it('prints what it then runs, and changes nothing before', () => {
    const deployment = deployed()
    const organization = organizationOf(deployment, rows)
    const told = run(deployment, organization, false)
    expect(organization.changes).toEqual([])
    expect(told.filter((line) => line.startsWith('Set-'))).toEqual([
      ...['bob', 'cyd'].map(
        (name) =>
          `Set-Mailbox -Identity '${name}' -IssueWarningQuota '9216 MB' -ProhibitSendQuota '9728 MB' -ProhibitSendReceiveQuota '10240 MB' -UseDatabaseQuotaDefaults:$false`,
      ),
      "Set-Mailbox -Identity 'eve' -ArchiveQuota '20480 MB' -ArchiveWarningQuota '18432 MB'",
    ])
    expect(told.at(-1)).toBe('# Commands to run: 3. Nothing was changed. Run them with -Apply.')
    expect(run(deployment, organization, true).at(-1)).toMatch(/^# Commands run: 3\./)
    expect(organization.mailboxes.get('bob')).toMatchObject({
      ...{ UseDatabaseQuotaDefaults: false, ProhibitSendReceiveQuota: '10240 MB' },
    })
    expect(organization.mailboxes.get('ann')).toEqual(fresh)
    expect(run(deployment, organization, true).at(-1)).toBe('# Everything is as the plan says.')
  })

  it('gives a mailbox that goes back to the tier of the databases what those have', () => {
    const deployment = deployed()
    const organization = organizationOf(deployment, ['bob,2'])
    run(deployment, organization, true)
    organization.files.set(list, 'Mailbox;Tier\n"bob";"1"\n')
    expect(run(deployment, organization, true)).toContain(
      "Set-Mailbox -Identity 'bob' -UseDatabaseQuotaDefaults:$true",
    )
  })

  it('changes nothing while a line names a tier that is none, or a mailbox twice', () => {
    const deployment = deployed()
    const warnings = (more: readonly string[]) => {
      const organization = organizationOf(deployment, [...rows, ...more])
      expect(() => run(deployment, organization, true)).toThrow('Nothing was changed')
      expect(organization.changes).toEqual([])
      return run(deployment, organization, false).filter((line) => line.startsWith('WARNING'))
    }
    expect(warnings(['dan,Boards'])[0]).toContain('Line 8: mailbox dan, tier Boards: the plan has')
    expect(warnings(['bob,1'])).toEqual(['WARNING: Line 8: bob stands in the list with two tiers.'])
    expect(() => run(deployment, organizationOf(deployment, []), true)).toThrow(
      'Nothing was changed',
    )
  })

  it('goes on after a failure, tells each at the end, and does it the next time', () => {
    const deployment = deployed()
    const organization = organizationOf(deployment, ['nobody,2', ...rows])
    organization.failsEvery = 2
    expect(() => run(deployment, organization, true)).toThrow('Not everything is as the plan says.')
    expect(organization.changes).toHaveLength(2)
    organization.failsEvery = Number.POSITIVE_INFINITY
    organization.mailboxes.set('nobody', { ...fresh })
    run(deployment, organization, true)
    expect(run(deployment, organization, true).at(-1)).toBe('# Everything is as the plan says.')
  })

  it('changes neither of two mailboxes of one name', () => {
    const deployment = deployed()
    const organization = organizationOf(deployment, ['bob,2'])
    organization.shared.add('bob')
    expect(() => run(deployment, organization, true)).toThrow('Not everything is as the plan says.')
    expect(organization.changes).toEqual([])
  })

  it('sets a mailbox once that stands in the list by two names, and not to another tier', () => {
    const deployment = deployed()
    const organization = organizationOf(deployment, [
      'bob,Heavy',
      'b@contoso.com,Heavy',
      'bobby,Light',
    ])
    for (const name of ['b@contoso.com', 'bobby'])
      organization.mailboxes.set(name, { ...fresh, Guid: 'bob' })
    const written = () => {
      try {
        return run(deployment, organization, true)
      } catch (error) {
        return [String(error)]
      }
    }
    expect(written().join()).toContain('Not everything is as the plan says.')
    expect(organization.changes).toEqual(['Set-Mailbox'])
  })

  it.each(['Büro', 'Ольга', '役員', 'L‘Été', '👥 Board'])(
    'knows the tier %s by its name',
    (name) => {
      const tiers: Plan['tiers'] = [
        { ...tier, name: 'Light', quota: 1024 },
        { ...tier, name, quota: 2048 },
      ]
      const deployment = deployed({ tiers })
      const organization = organizationOf(deployment, [`bob,${name}`])
      run(deployment, organization, true)
      expect(organization.mailboxes.get('bob')).toMatchObject({
        ProhibitSendReceiveQuota: '2048 MB',
      })
    },
  )

  it('knows tiers by their numbers where they are called alike, by a number, or in other letters', () => {
    const named = ['Staff', 'staff', '3', 'Büro', 'Keys'].map((name, at) => ({
      ...{ ...tier, name, quota: 1024 * (at + 1) },
    }))
    const [first, ...others] = named
    const deployment = deployed({ tiers: [first!, ...others] })
    const organization = organizationOf(deployment, ['ann,Staff'])
    expect(run(deployment, organization, false)[1]).toContain(
      'the plan has the tiers 1, 2, 3, 4, 5, Büro, Keys.',
    )
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { places } from '../../../src/features/statistics/commands.ts'
import { columnsOf } from '../../../src/statistics/columns.ts'
import {
  errorsOf,
  type PowershellParser,
  powershellParser,
} from '../../deploy/powershell-grammar.ts'

// The cmdlets of the commands with the parameters that are used, as Microsoft's reference tells them:
// learn.microsoft.com/powershell/module/exchangepowershell/ followed by the name of the cmdlet; those of
// Exchange 2007 in learn.microsoft.com/previous-versions/office/exchange-server-2007 (bb123685, bb124612,
// bb676348, bb125246), of PowerShell itself and of Microsoft Graph in their own references.
const cmdlets: Readonly<Record<string, readonly string[]>> = {
  'Get-Mailbox': ['ResultSize'],
  'Get-MailboxStatistics': ['Identity', 'WarningAction'],
  'Get-MessageTrackingLog': ['Server', 'Start', 'End', 'EventId', 'ResultSize'],
  'Get-TransportService': [],
  'Get-TransportServer': [],
  'Get-EXOMailbox': ['ResultSize'],
  'Get-EXOMailboxStatistics': ['PrimarySmtpAddress'],
  'Get-WmiObject': ['ComputerName', 'Namespace', 'Class'],
  'Get-MgReportEmailActivityUserDetail': ['Period', 'OutFile'],
  'Connect-MgGraph': ['Scopes'],
  'Get-Date': [],
  'ForEach-Object': [],
  'Where-Object': [],
  'Select-Object': [],
  'Export-Csv': ['Path', 'NoTypeInformation', 'Encoding'],
  'Add-Message': [],
}

const commands = Object.values(places).flatMap(({ name, sizes, messages }) =>
  [sizes, messages].flatMap((command) =>
    command ? [[`${name}: ${command.title}`, command.text] as const] : [],
  ),
)

let parse: PowershellParser
beforeAll(async () => {
  parse = await powershellParser()
})

it('has a command for every generation of Exchange', () => {
  expect(commands).toHaveLength(7)
})

describe.each(commands)('%s', (_name, text) => {
  it('is PowerShell of printable ASCII, with cmdlets and parameters that there are', () => {
    expect(text).toMatch(/^[\n -~]+$/)
    expect(parse(text, errorsOf)).toEqual([])
    const used = parse(text, ({ rootNode }) =>
      rootNode.descendantsOfType('command').map((node) => {
        const name = node?.childForFieldName('command_name')?.text ?? ''
        // Its own parameters, and not those of commands in a block that it is given.
        const own = node?.children
          .flatMap((child) => (child?.type === 'command_elements' ? child.children : []))
          .flatMap((one) => (one?.type === 'command_parameter' ? [one.text.slice(1)] : []))
        return { name, parameters: own ?? [] }
      }),
    )
    expect(used.length).toBeGreaterThan(0)
    for (const { name, parameters } of used) {
      const known = cmdlets[name]
      expect(known, name).toBeDefined()
      expect(
        parameters.filter((one) => !known?.includes(one)),
        name,
      ).toEqual([])
    }
  })

  it('changes nothing but its own file', () => {
    expect(text).not.toMatch(/\b(?:Set|New|Remove|Enable|Disable|Start|Stop|Move|Clear)-/)
  })
})

it('writes columns that are read', () => {
  const written = (text: string) =>
    [
      ...text.matchAll(/n = '(\w+)'/g),
      ...text.matchAll(
        /\b(TotalItemSize|ItemCount|LegacyDN|MailboxDisplayName|DateDiscoveredAbsentInDS)\b/g,
      ),
    ].map(([, name = '']) => name)
  const found = (text: string) => Object.keys(columnsOf(written(text)).found).toSorted()
  const { 'since 2013': now, '2003': then, online } = places
  expect(found(now.sizes.text)).toEqual(['address', 'items', 'size'])
  expect(found(online.sizes.text)).toEqual(['address', 'items', 'size'])
  expect(found(now.messages.text)).toEqual(['address', 'bytes', 'days', 'received', 'sent'])
  expect(found(then.sizes.text)).toEqual(['disconnected', 'dn', 'items', 'name', 'size'])
})

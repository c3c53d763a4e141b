import { beforeAll, describe, expect, it } from 'vitest'
import { statisticsScripts } from '../../../src/features/statistics/statistics-scripts.ts'
import { findColumns } from '../../../src/statistics/columns.ts'
import { readStatistics } from '../../../src/statistics/index.ts'
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
  'Get-ExchangeServer': [],
  'Get-Command': [],
  'Get-Mailbox': ['Archive', 'Database', 'ResultSize'],
  'Get-MailboxDatabase': [],
  'Get-MailboxStatistics': ['Database', 'WarningAction'],
  'Get-MessageTrackingLog': ['Server', 'Start', 'End', 'EventId', 'ResultSize'],
  'Get-TransportService': [],
  'Get-TransportServer': [],
  'Set-ADServerSettings': ['ViewEntireForest'],
  'Get-WmiObject': ['ComputerName', 'Namespace', 'Class'],
  'Get-MgReportEmailActivityUserDetail': ['Period', 'OutFile'],
  'Get-MgReportMailboxUsageDetail': ['Period', 'OutFile'],
  'Connect-MgGraph': ['Scopes'],
  'Get-ChildItem': ['Path'],
  'Get-Date': [],
  'New-Object': [],
  'Sort-Object': [],
  'ForEach-Object': [],
  'Where-Object': [],
  'Select-Object': ['First'],
  'Export-Csv': ['Path', 'NoTypeInformation', 'Encoding'],
  'Import-Csv': ['Path'],
  'Rename-Item': ['Path', 'NewName'],
  'Test-Path': [],
  'Write-Warning': [],
  'Add-Message': [],
  'Get-Id': [],
}

const commands = Object.values(statisticsScripts).flatMap(({ name, sizes, messages }) => [
  [`${name}: sizes`, sizes.text] as const,
  ...(messages ? [[`${name}: messages`, messages.text] as const] : []),
])

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

  it('changes nothing but its own file, and what its session sees', () => {
    const own = /Set-ADServerSettings -ViewEntireForest \$true|New-Object \$provider/g
    expect(text.replaceAll(own, '')).not.toMatch(
      /\b(?:Set|New|Remove|Enable|Disable|Start|Stop|Move|Clear)-/,
    )
  })
})

it('writes columns that are read', () => {
  const written = (text: string) =>
    [
      ...text.matchAll(/n = '(\w+)'/g),
      ...text.matchAll(
        /\b(TotalItemSize|ItemCount|IsArchiveMailbox|LegacyDN|MailboxDisplayName|DateDiscoveredAbsentInDS)\b/g,
      ),
    ].map(([, name = '']) => name)
  const found = (text: string) => Object.keys(findColumns(written(text)).found).toSorted()
  const { 'since 2013': now, '2003': then } = statisticsScripts
  expect(found(now.sizes.text)).toEqual(['address', 'archive', 'items', 'size'])
  expect(found(now.messages.text)).toEqual(['address', 'bytes', 'days', 'received', 'sent'])
  expect(found(then.sizes.text)).toEqual(['dn', 'items', 'name', 'size'])
  const { disconnected } = findColumns(written(then.sizes.text))
  expect(disconnected.map(({ head }) => head)).toEqual(['DateDiscoveredAbsentInDS'])
})

describe.each(['since 2013', 'before 2013'] as const)('the commands of Exchange %s', (place) => {
  const { sizes, messages } = statisticsScripts[place]
  const both = [sizes.text, messages.text]
  const inOrder = (text: string, ...parts: readonly string[]) => {
    let at = 0
    for (const part of parts) {
      const next = text.indexOf(part, at)
      expect(next, `“${part}” in its place`).toBeGreaterThanOrEqual(0)
      at = next + part.length
    }
  }
  const clear = '$Error.Clear()'
  const failed = 'if ($Error.Count -gt 0) {'

  // Since Exchange 2010 cmdlets are proxies of a module, in whose scope -ErrorVariable is set.
  it('file nothing that was read in part', () => {
    for (const text of both) expect(text).not.toContain('ErrorVariable')
    const file = 'if (Test-Path $file) { continue }'
    inOrder(sizes.text, file, clear, 'Get-Mailbox -Database', 'Get-MailboxStatistics', failed)
    inOrder(sizes.text, 'Get-MailboxStatistics', failed, 'continue', 'Rename-Item')
    // A file that somebody stops the writing of has another name still.
    inOrder(messages.text, failed, 'continue', '-Path "$file.part"', 'Rename-Item', '$strangers')
    inOrder(messages.text, file, clear, '-EventId RECEIVE', '-EventId DELIVER', failed, 'continue')
  })

  it('see the mailboxes of all domains, and tell what they have no mailbox for', () => {
    for (const text of both) {
      inOrder(text, clear, '-ViewEntireForest $true', 'Get-Mailbox')
      expect(text.includes('$AdminSessionADSettings.ViewEntireForest = $true')).toBe(
        place === 'before 2013',
      )
    }
    inOrder(sizes.text, '$strangers += 1', 'if ($strangers -gt 0) {', 'Write-Warning')
    inOrder(messages.text, '$strangers[', 'if ($strangers.Count -gt 0) {', 'Write-Warning')
  })

  it('know hashes of mailboxes apart from addresses when they go on, and say since when', () => {
    for (const text of both) {
      expect(text).toContain("$kind = if ($hash) { 'hashed' } else { 'named' }")
      const parts = [...text.matchAll(/\$(?:file|unopened) = "(.*)"/g)].map(([, name]) => name)
      expect(parts.length).toBeGreaterThan(0)
      for (const name of parts) expect(name).toMatch(/-\$kind\.csv$/)
    }
    inOrder(sizes.text, "Sort-Object 'LastWriteTime'", 'if ($first)', '$first.LastWriteTime')
  })

  it('count no day unless every mailbox and server was listed', () => {
    inOrder(messages.text, clear, 'Get-Mailbox ', 'Get-Transport', failed, '} else {', 'for (')
    inOrder(sizes.text, clear, 'Get-MailboxDatabase', failed, 'foreach (')
  })

  it('leave out Edge servers, recovery databases and what is disconnected', () => {
    inOrder(messages.text, 'Get-ExchangeServer', "-match 'Edge'", '$edges -notcontains')
    expect(sizes.text).toContain('Get-MailboxDatabase | Where-Object { -not $_.Recovery }')
    inOrder(sizes.text, 'Get-MailboxStatistics', '-not $_.DisconnectDate', 'IsArchiveMailbox')
  })

  it('make hashes only when asked, by what a machine that keeps to FIPS runs', () => {
    for (const text of both) {
      inOrder(text, '$hash = $false', 'if ($hash) {', 'SHA256CryptoServiceProvider', '::Create()')
      expect(text).not.toMatch(/^\$sha/m)
    }
  })
})

// The Exchange Management Shell runs no pipeline of its cmdlets within another one of them.
it('serve 100,000 mailboxes: parts that a second run goes on with, and no whole object kept', () => {
  expect(statisticsScripts['since 2013'].sizes.text).toContain("e = { '0 B (0 bytes)' }")
  for (const place of ['since 2013', 'before 2013'] as const)
    for (const { text } of [statisticsScripts[place].sizes, statisticsScripts[place].messages]) {
      expect(text).toContain('Write-Warning')
      expect(text).toContain('if (Test-Path $file) { continue }')
      expect(text).toContain('$hash = $false')
      const kept = parse(text, ({ rootNode }) =>
        rootNode
          .descendantsOfType('assignment_expression')
          .map((node) => node?.text ?? '')
          .filter((one) => /\bGet-(?:Mailbox|Message|Transport)\w*/.test(one)),
      )
      for (const one of kept) expect(one).toMatch(/Select-Object 'Name'/)
      const nested = parse(text, ({ rootNode }) =>
        rootNode
          .descendantsOfType('script_block_expression')
          .map((node) => node?.text ?? '')
          .filter((one) => /\bGet-(?:Mailbox|Message|Transport)/.test(one)),
      )
      expect(nested).toEqual([])
    }
})

it('reads the reports of Microsoft 365 that the commands ask for', async () => {
  const usage = new File(
    [
      [
        'Report Refresh Date,User Principal Name,Display Name,Is Deleted,Deleted Date,Created Date,Last Activity Date,Item Count,Storage Used (Byte),Issue Warning Quota (Byte),Prohibit Send Quota (Byte),Prohibit Send/Receive Quota (Byte),Deleted Item Count,Deleted Item Size (Byte),Deleted Item Quota (Byte),Has Archive,Recipient Type,Report Period',
        '2026-11-20,anna@contoso.example,Anna,False,,2020-01-01,2026-11-19,1200,1610612736,1,2,3,4,5,6,True,User,30',
        '2026-11-20,ben@contoso.example,Ben,False,,2026-11-01,,0,0,1,2,3,0,0,6,False,User,30',
        '2026-11-20,gone@contoso.example,Gone,True,2026-11-02,2020-01-01,,12,999,1,2,3,0,0,6,False,User,30',
      ].join('\n'),
    ],
    'mailbox-sizes.csv',
  )
  const { figures, files } = await readStatistics([usage])
  expect(figures && [...(figures.bytes ?? [])]).toEqual([0, 1_610_612_736])
  expect(files[0]?.notes).toEqual([
    {
      code: 'other sizes',
      size: 'Storage Used (Byte)',
      heads: ['Deleted Item Size (Byte)'],
    },
    { code: 'disconnected', count: 1, row: 4 },
  ])
})

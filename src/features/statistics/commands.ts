import { latestVersion, versionOf } from '../../engine/index.ts'

/** A command that writes a file this page reads: what it tells, where it holds, and its documents. */
export type StatisticsCommand = {
  readonly title: string
  readonly text: string
  readonly note: string
  readonly sources: readonly string[]
}

/** Where mailboxes are today. */
export type MailboxPlace = keyof typeof places

/** What both commands begin with: what a mailbox is called in their files. */
const identity = `# $true names each mailbox by a hash of its GUID, not by its address: in both commands or in none.
$hash = $false
$sha = [Security.Cryptography.SHA256]::Create()
function Get-Id($Mailbox) {
  if (-not $hash) { return "$($Mailbox.PrimarySmtpAddress)" }
  $bytes = [Text.Encoding]::ASCII.GetBytes("$($Mailbox.ExchangeGuid)")
  [BitConverter]::ToString($sha.ComputeHash($bytes)).Replace('-', '')
}`

const sizes = `${identity}
Write-Warning 'Every mailbox is read, one database after the other: run this outside of office hours. It can be stopped: run again in the same folder, it goes on with the databases that are left.'
$files = @()
$databases = @(Get-MailboxDatabase | Select-Object 'Name', 'Guid')
foreach ($database in $databases) {
  $guid = "$($database.Guid)"
  $file = "sizes-$guid.csv"
  $unopened = "unopened-$guid.csv"
  $files += $unopened, $file
  if (Test-Path $file) { continue }
  $ids = @{}
  Get-Mailbox -Database $guid -ResultSize Unlimited -ErrorVariable failed |
    ForEach-Object { $ids["$($_.ExchangeGuid)"] = Get-Id $_ }
  Get-MailboxStatistics -Database $guid -WarningAction SilentlyContinue -ErrorVariable +failed |
    Where-Object { $_.IsArchiveMailbox -or $ids.ContainsKey("$($_.MailboxGuid)") } |
    ForEach-Object {
      $id = $ids["$($_.MailboxGuid)"]
      $ids.Remove("$($_.MailboxGuid)")
      $_ | Select-Object @{ n = 'Mailbox'; e = { $id } }, 'TotalItemSize', 'ItemCount', 'IsArchiveMailbox'
    } | Export-Csv -Path "$file.part" -NoTypeInformation -Encoding UTF8
  if ($failed) {
    Write-Warning "$($database.Name) was not read whole. Mend what the error says, and run this again."
    continue
  }
  # Mailboxes that nobody has opened have no statistics: they count with nothing in them.
  $ids.Values |
    Select-Object @{ n = 'Mailbox'; e = { $_ } }, @{ n = 'TotalItemSize'; e = { '0 B (0 bytes)' } },
      @{ n = 'ItemCount'; e = { 0 } }, @{ n = 'IsArchiveMailbox'; e = { $false } } |
    Export-Csv -Path $unopened -NoTypeInformation -Encoding UTF8
  Rename-Item -Path "$file.part" -NewName $file
}
$files | Where-Object { Test-Path $_ } | ForEach-Object { Import-Csv -Path $_ } |
  Export-Csv -Path mailbox-sizes.csv -NoTypeInformation -Encoding UTF8`

const messages = (servers: string) => `${identity}
$days = 7
$end = (Get-Date).Date
Write-Warning "The tracking logs of $days days are read, one server and day after the other. It can be stopped: run again in the same folder on the same day, it goes on with what is left."
$ids = @{}
Get-Mailbox -ResultSize Unlimited | ForEach-Object {
  $id = Get-Id $_
  $_.EmailAddresses | ForEach-Object { $ids[("$_" -replace '^smtp:', '')] = $id }
}
function Add-Message($Counts, $Address, $Size) {
  $id = $ids["$Address"]
  if ($id) { $Counts[$id] += 1; $bytes[$id] += $Size }
}
$files = @()
$servers = @(${servers} | Select-Object 'Name')
for ($day = 1; $day -le $days; $day += 1) {
  $start = $end.AddDays(-$day)
  $until = $start.AddDays(1)
  foreach ($server in $servers) {
    $file = "messages-$($server.Name)-$($start.ToString('yyyyMMdd')).csv"
    $files += $file
    if (Test-Path $file) { continue }
    $sent = @{}
    $received = @{}
    $bytes = @{}
    Get-MessageTrackingLog -Server $server.Name -Start $start -End $until -EventId RECEIVE -ResultSize Unlimited -ErrorVariable failed |
      Where-Object { $_.Source -eq 'STOREDRIVER' } |
      ForEach-Object { Add-Message $sent $_.Sender $_.TotalBytes }
    Get-MessageTrackingLog -Server $server.Name -Start $start -End $until -EventId DELIVER -ResultSize Unlimited -ErrorVariable +failed |
      ForEach-Object { $entry = $_; $entry.Recipients | ForEach-Object { Add-Message $received $_ $entry.TotalBytes } }
    if ($failed) {
      Write-Warning "$($server.Name) was not read. Mend what the error says, and run this again."
      continue
    }
    $bytes.Keys |
      Select-Object @{ n = 'Mailbox'; e = { $_ } }, @{ n = 'Days'; e = { $days } },
        @{ n = 'Sent'; e = { 0 + $sent[$_] } }, @{ n = 'Received'; e = { 0 + $received[$_] } },
        @{ n = 'Bytes'; e = { $bytes[$_] } } |
      Export-Csv -Path $file -NoTypeInformation -Encoding UTF8
  }
}
$files | Where-Object { Test-Path $_ } | ForEach-Object { Import-Csv -Path $_ } |
  Export-Csv -Path mailbox-messages.csv -NoTypeInformation -Encoding UTF8`

const sizesNote =
  'It writes a file for each database, and then all of them as mailbox-sizes.csv. Archives are listed apart: they are no mailboxes, and their size is told.'

const trackingNote =
  'It writes a file for each server and day, and then all of them as mailbox-messages.csv. It counts seven whole days, a weekend among them: what it finds is divided by all seven. What is submitted by SMTP or delivered elsewhere is no mailbox’s and is not counted. Logs are kept 30 days unless set otherwise.'

const tracking = [
  'Microsoft: Get-MessageTrackingLog (Exchange PowerShell)',
  'Microsoft: Information Written to the Message Tracking Log (RECEIVE, DELIVER)',
  'Microsoft Exchange Team Blog, 27 April 2015: Generating user message profiles for use with the Exchange Calculators',
]

/** The commands by where mailboxes are today, those for sizes first. */
export const places = {
  'since 2013': {
    name: `Exchange 2013 to ${versionOf({ exchange: latestVersion }).name.replace('Exchange Server ', '')}`,
    sizes: {
      title: 'Sizes and item counts',
      text: sizes,
      note: `Run it in the Exchange Management Shell. ${sizesNote}`,
      sources: ['Microsoft: Get-MailboxStatistics (Exchange PowerShell)'],
    },
    messages: {
      title: 'Messages per mailbox and day',
      text: messages('Get-TransportService'),
      note: trackingNote,
      sources: [...tracking, 'Microsoft: Get-TransportService (Exchange 2013 and later)'],
    },
  },
  'before 2013': {
    name: 'Exchange 2007 or 2010',
    sizes: {
      title: 'Sizes and item counts',
      text: sizes,
      note: `Run it in the Exchange Management Shell. ${sizesNote} Exchange 2007 writes sizes as 6672B, 2010 as 6.5 KB (6,672 bytes); both are read.`,
      sources: ['Microsoft: Get-MailboxStatistics (Exchange 2007, Exchange 2010)'],
    },
    messages: {
      title: 'Messages per mailbox and day',
      text: messages('Get-TransportServer'),
      note: trackingNote,
      sources: [...tracking, 'Microsoft: Get-TransportServer (Exchange 2007, Exchange 2010)'],
    },
  },
  '2003': {
    name: 'Exchange 2003',
    sizes: {
      title: 'Sizes and item counts',
      text: `Get-WmiObject -ComputerName SERVER -Namespace root\\MicrosoftExchangeV2 -Class Exchange_Mailbox |
  Select-Object 'LegacyDN', 'MailboxDisplayName', 'DateDiscoveredAbsentInDS',
    @{ n = 'SizeKB'; e = { $_.Size } }, @{ n = 'ItemCount'; e = { $_.TotalItems } } |
  Export-Csv -Path mailbox-sizes.csv -NoTypeInformation -Encoding UTF8`,
      note: 'Exchange 2003 has no shell of its own: run it in Windows PowerShell, once for each server in place of SERVER. Microsoft’s reference calls Size bytes, while servers are known to give KB: compare one mailbox with Exchange System Manager, and call the column SizeBytes where it is bytes.',
      sources: ['Microsoft: Exchange_Mailbox Class, Size Property (Exchange Server 2003 SDK)'],
    },
    messages: null,
  },
  online: {
    name: 'Exchange Online',
    sizes: {
      title: 'Sizes and item counts',
      text: `Connect-MgGraph -Scopes Reports.Read.All
Get-MgReportMailboxUsageDetail -Period D30 -OutFile mailbox-sizes.csv`,
      note: 'The usage report of Microsoft 365: one request for all mailboxes, whether anybody has opened them or not, by user principal name. It has no archives.',
      sources: ['Microsoft Graph: reportRoot: getMailboxUsageDetail'],
    },
    messages: {
      title: 'Messages per mailbox and day',
      text: `Connect-MgGraph -Scopes Reports.Read.All
Get-MgReportEmailActivityUserDetail -Period D30 -OutFile mailbox-messages.csv`,
      note: 'The usage report of Microsoft 365, by user principal name: it is joined where that is the primary address. Where the organization conceals names in reports, it cannot be joined. It has no sizes of messages.',
      sources: ['Microsoft Graph: reportRoot: getEmailActivityUserDetail'],
    },
  },
} as const satisfies Record<
  string,
  {
    readonly name: string
    readonly sizes: StatisticsCommand
    readonly messages: StatisticsCommand | null
  }
>

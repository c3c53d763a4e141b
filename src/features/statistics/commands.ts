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

const sizes = `$mailboxes = Get-Mailbox -ResultSize Unlimited
$mailboxes | ForEach-Object {
  $address = $_.PrimarySmtpAddress
  Get-MailboxStatistics -Identity $_.DistinguishedName -WarningAction SilentlyContinue |
    Select-Object @{ n = 'Mailbox'; e = { $address } }, 'TotalItemSize', 'ItemCount'
} | Export-Csv -Path mailbox-sizes.csv -NoTypeInformation -Encoding UTF8`

const messages = (servers: string) => `$days = 7
$end = (Get-Date).Date
$start = $end.AddDays(-$days)
$seen = @{}
function Add-Message($Mailbox, $Column, $Bytes) {
  $name = "$Mailbox"
  if (-not $seen.ContainsKey($name)) { $seen[$name] = @{ Sent = 0; Received = 0; Bytes = 0 } }
  $seen[$name][$Column] += 1
  $seen[$name].Bytes += $Bytes
}
$servers = ${servers}
foreach ($server in $servers) {
  Get-MessageTrackingLog -Server $server.Name -Start $start -End $end -EventId RECEIVE -ResultSize Unlimited |
    Where-Object { $_.Source -eq 'STOREDRIVER' } |
    ForEach-Object { Add-Message $_.Sender 'Sent' $_.TotalBytes }
  Get-MessageTrackingLog -Server $server.Name -Start $start -End $end -EventId DELIVER -ResultSize Unlimited |
    ForEach-Object { $entry = $_; $entry.Recipients | ForEach-Object { Add-Message $_ 'Received' $entry.TotalBytes } }
}
$seen.GetEnumerator() |
  Select-Object @{ n = 'Mailbox'; e = { $_.Key } }, @{ n = 'Days'; e = { $days } },
    @{ n = 'Sent'; e = { $_.Value.Sent } }, @{ n = 'Received'; e = { $_.Value.Received } },
    @{ n = 'Bytes'; e = { $_.Value.Bytes } } |
  Export-Csv -Path mailbox-messages.csv -NoTypeInformation -Encoding UTF8`

const trackingNote =
  'It counts seven whole days, a weekend among them: give other dates to count working days alone. What is submitted by SMTP or delivered elsewhere is no mailbox’s and is not counted. Logs are kept 30 days unless set otherwise.'

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
      note: 'Run it in the Exchange Management Shell.',
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
      note: 'Run it in the Exchange Management Shell. Exchange 2007 writes sizes as 6672B, 2010 as 6.5 KB (6,672 bytes); both are read.',
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
      text: `Get-EXOMailbox -ResultSize Unlimited | ForEach-Object {
  $address = $_.PrimarySmtpAddress
  Get-EXOMailboxStatistics -PrimarySmtpAddress $address |
    Select-Object @{ n = 'Mailbox'; e = { $address } }, 'TotalItemSize', 'ItemCount'
} | Export-Csv -Path mailbox-sizes.csv -NoTypeInformation -Encoding UTF8`,
      note: 'Run it in Exchange Online PowerShell, after Connect-ExchangeOnline.',
      sources: ['Microsoft: Get-EXOMailboxStatistics (Exchange Online PowerShell module)'],
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

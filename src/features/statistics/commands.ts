import { latestVersion, versionOf } from '../../engine/index.ts'

/** A PowerShell script that writes a file for this page: text, limits and documents. */
export type StatisticsCommand = {
  readonly title: string
  readonly text: string
  readonly note: string
  readonly sources: readonly string[]
}

/** Current home of the mailboxes: a range of Exchange versions or Exchange Online. */
export type MailboxPlace = keyof typeof statisticsScripts

/** Lets a session see the mailboxes of all domains of the forest. */
const forest = 'Set-ADServerSettings -ViewEntireForest $true'
const forestBefore2013 = `if (Test-Path Variable:AdminSessionADSettings) {
  $AdminSessionADSettings.ViewEntireForest = $true
} else {
  ${forest}
}`

/** Opening of both scripts: the mailboxes in view, and their names in the files. */
const beginning = (view: string) => `$Error.Clear()
${view}
# $true names each mailbox by a hash of its GUID, not by its address: in both commands or in none.
$hash = $false
$kind = if ($hash) { 'hashed' } else { 'named' }
if ($hash) {
  $provider = 'Security.Cryptography.SHA256CryptoServiceProvider'
  $sha = if ($provider -as [type]) { New-Object $provider } else { [Security.Cryptography.SHA256]::Create() }
}
function Get-Id($Mailbox) {
  if (-not $hash) { return "$($Mailbox.PrimarySmtpAddress)" }
  $bytes = [Text.Encoding]::ASCII.GetBytes("$($Mailbox.ExchangeGuid)")
  [BitConverter]::ToString($sha.ComputeHash($bytes)).Replace('-', '')
}
$system = '^(SystemMailbox|HealthMailbox|Microsoft ?Exchange|Microsoft System Attendant|SMTP \\(|<>$)'`

const sizes = (view: string) => `${beginning(view)}
Write-Warning 'Every mailbox is read, one database after the other: run this outside of office hours. It can be stopped: run again in the same folder, it goes on with the databases that are left.'
$first = Get-ChildItem -Path "sizes-*-$kind.csv" | Sort-Object 'LastWriteTime' | Select-Object -First 1
if ($first) {
  Write-Warning "Databases that were read before are not read again; the first was read on $($first.LastWriteTime.ToString('yyyy-MM-dd')). To read them anew, delete the files sizes-*-$kind.csv."
}
$files = @()
# An archive has a GUID of its own: the mailbox it belongs to, where this version has archives.
$owners = @{}
if ("$((Get-Command Get-Mailbox).Definition)" -match 'Archive') {
  Get-Mailbox -Archive -ResultSize Unlimited | ForEach-Object { $owners["$($_.ArchiveGuid)"] = Get-Id $_ }
}
$databases = @(Get-MailboxDatabase | Where-Object { -not $_.Recovery } | Select-Object 'Name', 'Guid')
if ($Error.Count -gt 0) {
  Write-Warning 'Not every archive and database was listed. Fix the error, then run this again.'
}
foreach ($database in $databases) {
  $guid = "$($database.Guid)"
  $file = "sizes-$guid-$kind.csv"
  $unopened = "unopened-$guid-$kind.csv"
  $files += $unopened, $file
  if (Test-Path $file) { continue }
  $Error.Clear()
  $ids = @{}
  $strangers = 0
  Get-Mailbox -Database $guid -ResultSize Unlimited |
    ForEach-Object { $ids["$($_.ExchangeGuid)"] = Get-Id $_ }
  Get-MailboxStatistics -Database $guid -WarningAction SilentlyContinue |
    Where-Object { -not $_.DisconnectDate } |
    ForEach-Object {
      $key = "$($_.MailboxGuid)"
      if ($_.IsArchiveMailbox -or $ids.ContainsKey($key)) {
        $id = if ($_.IsArchiveMailbox) { $owners[$key] } else { $ids[$key] }
        $ids.Remove($key)
        $_ | Select-Object @{ n = 'Mailbox'; e = { $id } }, 'TotalItemSize', 'ItemCount', 'IsArchiveMailbox'
      } elseif ("$($_.DisplayName)" -notmatch $system) { $strangers += 1 }
    } | Export-Csv -Path "$file.part" -NoTypeInformation -Encoding UTF8
  if ($Error.Count -gt 0) {
    Write-Warning "$($database.Name) was not read whole. Fix the error, then run this again."
    continue
  }
  if ($strangers -gt 0) {
    Write-Warning "$($database.Name) has $strangers more mailboxes that Get-Mailbox does not list, such as those of public folders. They are left out."
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

const messages = (view: string, servers: string) => `${beginning(view)}
$days = 7
$end = (Get-Date).Date
Write-Warning "The tracking logs of $days days are read, one server and day after the other. It can be stopped: run again in the same folder on the same day, it goes on with what is left."
$ids = @{}
Get-Mailbox -ResultSize Unlimited | ForEach-Object {
  $id = Get-Id $_
  $_.EmailAddresses | ForEach-Object { $ids[("$_" -replace '^smtp:', '')] = $id }
}
$strangers = @{}
function Add-Message($Counts, $Address, $Size) {
  $id = $ids["$Address"]
  if ($id) { $Counts[$id] += 1; $bytes[$id] += $Size }
  elseif ("$Address" -notmatch $system) { $strangers["$Address"] = $true }
}
$files = @()
$edges = @(Get-ExchangeServer | Where-Object { "$($_.ServerRole)" -match 'Edge' } | ForEach-Object { "$($_.Name)" })
$servers = @(${servers} | Where-Object { $edges -notcontains "$($_.Name)" } | Select-Object 'Name')
if ($Error.Count -gt 0) {
  Write-Warning 'Not every mailbox and server was listed, so nothing was counted. Fix the error, then run this again.'
} else {
  for ($day = 1; $day -le $days; $day += 1) {
    $start = $end.AddDays(-$day)
    $until = $start.AddDays(1)
    foreach ($server in $servers) {
      $file = "messages-$($server.Name)-$($start.ToString('yyyyMMdd'))-$kind.csv"
      $files += $file
      if (Test-Path $file) { continue }
      $Error.Clear()
      $sent = @{}
      $received = @{}
      $bytes = @{}
      Get-MessageTrackingLog -Server $server.Name -Start $start -End $until -EventId RECEIVE -ResultSize Unlimited |
        Where-Object { $_.Source -eq 'STOREDRIVER' } |
        ForEach-Object { Add-Message $sent $_.Sender $_.TotalBytes }
      Get-MessageTrackingLog -Server $server.Name -Start $start -End $until -EventId DELIVER -ResultSize Unlimited |
        ForEach-Object { $entry = $_; $entry.Recipients | ForEach-Object { Add-Message $received $_ $entry.TotalBytes } }
      if ($Error.Count -gt 0) {
        Write-Warning "$($server.Name) was not read. Fix the error, then run this again."
        continue
      }
      $bytes.Keys |
        Select-Object @{ n = 'Mailbox'; e = { $_ } }, @{ n = 'Days'; e = { $days } },
          @{ n = 'Sent'; e = { 0 + $sent[$_] } }, @{ n = 'Received'; e = { 0 + $received[$_] } },
          @{ n = 'Bytes'; e = { $bytes[$_] } } |
        Export-Csv -Path "$file.part" -NoTypeInformation -Encoding UTF8
      Rename-Item -Path "$file.part" -NewName $file
    }
  }
  if ($strangers.Count -gt 0) {
    Write-Warning "$($strangers.Count) senders and recipients are no mailbox that Get-Mailbox lists, such as public folders and mailboxes that were deleted. They are not counted."
  }
  $files | Where-Object { Test-Path $_ } | ForEach-Object { Import-Csv -Path $_ } |
    Export-Csv -Path mailbox-messages.csv -NoTypeInformation -Encoding UTF8
}`

const sizesNote =
  'It writes a file for each database, and then all of them as mailbox-sizes.csv. Archives are rows of their own: they do not count as mailboxes, and fill the archive of the tiers.'

const trackingNote =
  'It writes a file for each server and day, and then all of them as mailbox-messages.csv. It counts seven whole days, weekend included, and divides by seven: averages per calendar day. The plan counts messages per workday: step 2 asks for the workdays once the file is read. Mail submitted by SMTP or delivered elsewhere belongs to no mailbox and is not counted. Logs are kept 30 days unless set otherwise.'

const tracking = [
  'Microsoft: Get-MessageTrackingLog (Exchange PowerShell)',
  'Microsoft: Information Written to the Message Tracking Log (RECEIVE, DELIVER)',
  'Microsoft Exchange Team Blog, 27 April 2015: Generating user message profiles for use with the Exchange Calculators',
]

/** Scripts for sizes and for messages, by current home of the mailboxes. */
export const statisticsScripts = {
  'since 2013': {
    name: `Exchange 2013 to ${versionOf({ exchange: latestVersion }).name.replace('Exchange Server ', '')}`,
    sizes: {
      title: 'Sizes and item counts',
      text: sizes(forest),
      note: `Run it in the Exchange Management Shell. ${sizesNote}`,
      sources: ['Microsoft: Get-MailboxStatistics, Set-ADServerSettings (Exchange PowerShell)'],
    },
    messages: {
      title: 'Messages per mailbox and day',
      text: messages(forest, 'Get-TransportService'),
      note: trackingNote,
      sources: [...tracking, 'Microsoft: Get-TransportService (Exchange 2013 and later)'],
    },
  },
  'before 2013': {
    name: 'Exchange 2007 or 2010',
    sizes: {
      title: 'Sizes and item counts',
      text: sizes(forestBefore2013),
      note: `Run it in the Exchange Management Shell. ${sizesNote} Exchange 2007 writes sizes as 6672B, 2010 as 6.5 KB (6,672 bytes); both are read.`,
      sources: [
        'Microsoft: Get-MailboxStatistics (Exchange 2007, Exchange 2010)',
        'Microsoft: Set-ADServerSettings (Exchange 2010); Microsoft blog of Evan Dodds, 14 February 2007: $AdminSessionADSettings and you',
      ],
    },
    messages: {
      title: 'Messages per mailbox and day',
      text: messages(forestBefore2013, 'Get-TransportServer'),
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

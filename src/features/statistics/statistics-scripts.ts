import { latestVersionId, versionOf } from '../../engine/index.ts'
import messagesScript from './messages.ps1?raw'
import namesScript from './names.ps1?raw'
import sizesScript from './sizes.ps1?raw'

export type StatisticsScript = {
  readonly text: string
  readonly note: string
  readonly sources: readonly string[]
}

export type StatisticsScriptTarget = keyof typeof statisticsScripts

/** PowerShell line that lets a session see the mailboxes of all domains of the forest. */
const forest = 'Set-ADServerSettings -ViewEntireForest $true'
const forestBefore2013 = `if (Test-Path Variable:AdminSessionADSettings) {
  $AdminSessionADSettings.ViewEntireForest = $true
} else {
  ${forest}
}`

const beginning = (view: string) => namesScript.replace(forest, () => view)

const sizes = (view: string) => `${beginning(view)}${sizesScript}`.trimEnd()

const messages = (view: string, servers: string) =>
  `${beginning(view)}${messagesScript.replace('Get-TransportService', servers)}`.trimEnd()

const sizesNote =
  'It writes a file for each database, and then all of them as mailbox-sizes.csv. Archives are rows of their own: they do not count as mailboxes, and fill the archive of the tiers.'

const trackingNote =
  'It writes a file for each server and day, and then all of them as mailbox-messages.csv. It counts seven whole days, weekend included, and divides by seven: averages per calendar day. The plan counts messages per workday: step 2 asks for the workdays once the file is read. Mail submitted by SMTP or delivered elsewhere belongs to no mailbox and is not counted. Logs are kept 30 days unless set otherwise.'

const tracking = [
  'Microsoft: Get-MessageTrackingLog (Exchange PowerShell)',
  'Microsoft: Information Written to the Message Tracking Log (RECEIVE, DELIVER)',
  'Microsoft Exchange Team Blog, 27 April 2015: Generating user message profiles for use with the Exchange Calculators',
]

export const statisticsScripts = {
  'since 2013': {
    name: `Exchange 2013 to ${versionOf({ exchange: latestVersionId }).name.replace('Exchange Server ', '')}`,
    sizes: {
      text: sizes(forest),
      note: `Run it in the Exchange Management Shell. ${sizesNote}`,
      sources: ['Microsoft: Get-MailboxStatistics, Set-ADServerSettings (Exchange PowerShell)'],
    },
    messages: {
      text: messages(forest, 'Get-TransportService'),
      note: trackingNote,
      sources: [...tracking, 'Microsoft: Get-TransportService (Exchange 2013 and later)'],
    },
  },
  'before 2013': {
    name: 'Exchange 2007 or 2010',
    sizes: {
      text: sizes(forestBefore2013),
      note: `Run it in the Exchange Management Shell. ${sizesNote} Exchange 2007 writes sizes as 6672B, 2010 as 6.5 KB (6,672 bytes); both are read.`,
      sources: [
        'Microsoft: Get-MailboxStatistics (Exchange 2007, Exchange 2010)',
        'Microsoft: Set-ADServerSettings (Exchange 2010); Microsoft blog of Evan Dodds, 14 February 2007: $AdminSessionADSettings and you',
      ],
    },
    messages: {
      text: messages(forestBefore2013, 'Get-TransportServer'),
      note: trackingNote,
      sources: [...tracking, 'Microsoft: Get-TransportServer (Exchange 2007, Exchange 2010)'],
    },
  },
  '2003': {
    name: 'Exchange 2003',
    sizes: {
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
      text: `Connect-MgGraph -Scopes Reports.Read.All
Get-MgReportMailboxUsageDetail -Period D30 -OutFile mailbox-sizes.csv`,
      note: 'The usage report of Microsoft 365: one request for all mailboxes, whether anybody has opened them or not, by user principal name. It has no archives.',
      sources: ['Microsoft Graph: reportRoot: getMailboxUsageDetail'],
    },
    messages: {
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
    readonly sizes: StatisticsScript
    readonly messages: StatisticsScript | null
  }
>

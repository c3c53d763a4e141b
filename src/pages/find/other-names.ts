import type { PageId } from '../../app/pages.ts'

/** What answers are called elsewhere: on the sheets of Microsoft’s workbook, or by those who ask for them. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  activeServers: ['Number of servers', 'Mailbox servers hosting active mailboxes'],
  archive: ['Personal archive mailbox size limit'],
  autoReseedVolumes: ['AutoReseed volumes per server'],
  backup: ['Backup methodology', 'Circular logging', 'Log truncation'],
  backupTolerance: ['Backup or truncation failure tolerance', 'Log truncation'],
  bays: ['Disks per server'],
  copies: ['HA database copy instances', 'Number of copies'],
  cores: ['Processor cores per server', 'CPU'],
  databaseDrive: ['Disk capacity', 'Disk size'],
  dags: ['Database availability groups'],
  extraIops: ['Additional I/O requirement per server'],
  freeSpace: ['Volume free space percentage'],
  growth: ['Projected mailbox number growth percentage'],
  hypervisorOverhead: ['Hypervisor CPU adjustment factor'],
  iopsFactor: ['IOPS multiplication factor'],
  iopsReserve: ['I/O overhead factor', 'Headroom'],
  laggedCopies: ['Lagged database copy instances'],
  linkLatency: ['Network latency', 'WAN'],
  linkSpeed: ['Network bandwidth', 'WAN link'],
  mailboxes: ['Number of mailboxes', 'Users'],
  megacycleFactor: ['Megacycles multiplication factor'],
  messages: ['Total send/receive capability per mailbox per day'],
  movesPerWeek: ['Mailbox moves per week percentage'],
  overhead: ['Data overhead factor'],
  processor: ['CPU'],
  queueDays: ['Message queue expiration'],
  quota: ['Mailbox size limit'],
  restoreVolume: ['Dedicated maintenance or restore volume'],
  retention: ['Deleted item retention window'],
  secondSiteCopies: ['HA copies in the secondary datacenter'],
  serverMemory: ['RAM'],
  sites: ['Number of sites', 'Two sites', 'Datacenters', 'Site resilience'],
  siteModel: ['Active/active, active/passive'],
  specRate: ['SPECint2006 rate value'],
  survive: ['Fault tolerance', 'Resilience'],
  truncationLag: ['Log truncation'],
}

/** What pages are called by those who look for what one does there. */
export const otherPageNames: Readonly<Partial<Record<PageId, readonly string[]>>> = {
  deploy: ['Export', 'PowerShell scripts'],
  report: ['Print', 'PDF', 'Export'],
  workbook: ['Import', 'Excel'],
}

/** What parts of pages are called by those who look for what stands there. */
export const otherPartNames: Readonly<Record<string, readonly string[]>> = {
  reference: ['Reference solutions'],
  workbook: ['Examples A, B and C'],
}

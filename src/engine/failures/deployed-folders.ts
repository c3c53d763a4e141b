/**
 * Folders where Exchange’s scripts and AutoReseed look for volumes and databases on every server.
 * Restore volumes have a root of their own: below the volumes’ root AutoReseed takes and formats
 * any volume without a database.
 */
export const deployedFolders = {
  volumes: 'C:\\ExchangeVolumes',
  databases: 'C:\\ExchangeDatabases',
  restores: 'C:\\ExchangeRestores',
} as const

export type DatabasePaths = { readonly folder: string; readonly logFolder: string }

/** Folders of a database’s file and logs, below the folder named after the database. */
export function databasePaths(name: string): DatabasePaths {
  const own = `${deployedFolders.databases}\\${name}`
  return { folder: `${own}\\${name}.db`, logFolder: `${own}\\${name}.log` }
}

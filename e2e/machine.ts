import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const isRoot = process.getuid?.() === 0

/** The place of a program on the path, or undefined. */
export function findOnPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}

/** Runs a command and says whether it went well. */
export function attempt(command: string, ...parameters: string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

/** Installs a package of Debian where that can be done without asking anyone. */
export function installOnDebian(name: string): void {
  if (!isRoot || !existsSync('/etc/debian_version')) return
  if (attempt('apt-get', 'update')) attempt('apt-get', 'install', '-y', name)
}

// Parts of scripts that are the same for every plan. PowerShell 3 and later, in the Exchange
// Management Shell, whose objects may be copies of remote ones: everything is compared as text.

import type { NamedText } from './deployment.ts'

/** A script: its head, the data of the plan, and the code that is the same for every plan. */
export function scriptFile(
  name: string,
  head: string,
  data: readonly string[],
  code: readonly string[],
): NamedText {
  const said = '# --- What the plan says ---\n'
  const same = '# --- From here on the script is the same for every plan. ---\n'
  return {
    name,
    text: [head, said, ...data, same, ...code].join('\n').replaceAll('\n', '\r\n'),
  }
}

/** Note in every script that it is not signed. */
const signedNote = `
This script is not signed. Where the execution policy runs signed scripts alone (AllSigned), read it,
then sign it with a certificate of your own whose publisher the servers trust, by
Set-AuthenticodeSignature. A signed file that is changed is signed anew.`

type Head = {
  /** Lines of the shell’s help, not indented. */
  readonly synopsis: string
  readonly description: string
  /** Name, help and declaration of each parameter. */
  readonly parameters: readonly (readonly [name: string, help: string, declared: string])[]
  readonly calls: readonly string[]
}

/** Head of every script: help, parameters, and a stop at every error. */
export function scriptHead({ synopsis, description, parameters, calls }: Head): string {
  const section = (name: string, text: string) =>
    [`.${name}`, ...text.trim().split('\n')].map((line, at) => (at && line ? `    ${line}` : line))
  return [
    '<#',
    ...section('SYNOPSIS', synopsis),
    ...section('DESCRIPTION', description),
    ...parameters.flatMap(([name, help]) => section(`PARAMETER ${name}`, help)),
    ...calls.flatMap((call) => section('EXAMPLE', call)),
    ...section('NOTES', signedNote),
    '#>',
    '#Requires -Version 3.0',
    '[CmdletBinding()]',
    `param(${parameters.map(([, , declared]) => declared).join(', ')})`,
    '',
    'Set-StrictMode -Version 2.0',
    "$ErrorActionPreference = 'Stop'",
    '',
  ].join('\n')
}

/** The switch without which a script only prints. */
export const applySwitch = [
  'Apply',
  'Runs the commands instead of printing them.',
  '[switch]$Apply',
] as const

/** Stages of a script within a transcript, which is kept beside the script. */
export function withTranscript(name: string, stages: string): string {
  return `
$isKept = $true
try {
    $log = '${name}-' + (Get-Date -Format 'yyyyMMdd-HHmmss') + '.log'
    Start-Transcript -Path (Join-Path $PSScriptRoot $log) | Out-Null
} catch {
    $isKept = $false
    Write-Warning ('There is no transcript: ' + $_.Exception.Message)
}
try {
${stages}
} finally { if ($isKept) { Stop-Transcript | Out-Null } }
`
}

/** Checks the shell and prints the plan, before anything is read or changed. */
export const shellStage = `
if (-not (Get-Command -Name 'Get-MailboxDatabase' -ErrorAction SilentlyContinue)) {
    throw 'Run this script in the Exchange Management Shell.'
}
Write-Output ('# ' + $plan.Name)
$stops = @()
`

/** Sends reads and writes to one domain controller. */
export const controllerLine = `# Nothing waits for replication between domain controllers.
if ($Apply -and $plan.Controller -ne '') { Set-ADServerSettings -PreferredServer $plan.Controller -ErrorAction Stop }`

/** Stops a script before it changes anything, if it must. */
export const stopsStage = `
foreach ($stop in $stops) { Write-Warning $stop }
if ($Apply -and $stops.Count -gt 0) { throw 'Nothing was changed. Mend what the warnings say first.' }
`

/** End of a script: every command that failed, or how many there were. */
export const lastStage = `
if ($failures.Count -gt 0) {
    Write-Output ('# Commands that failed: ' + $failures.Count + '. All others were run; once the cause is mended, run the script again, which does what is left.')
    foreach ($failure in $failures) { Write-Warning $failure }
    throw 'Not everything is as the plan says.'
}
if ($changes -eq 0 -and $open -eq 0 -and $stops.Count -eq 0) { Write-Output '# Everything is as the plan says.' }
elseif ($changes -eq 0) { Write-Output '# There is nothing to run. The warnings say what is otherwise than the plan.' }
elseif ($stops.Count -gt 0) { Write-Output ('# Commands to run: ' + $changes + '. Mend what the warnings say first: until then -Apply changes nothing.') }
elseif ($Apply) { Write-Output ('# Commands run: ' + $changes + '. Run the script again to see whether anything is left.') }
else { Write-Output ('# Commands to run: ' + $changes + '. Nothing was changed. Run them with -Apply.') }
`

/** Functions that run or print a command. */
export const changeFunctions = `
$changes = 0
$open = 0
$failures = @()

# Warns of what is otherwise than the plan and stays so.
function Write-Open([string]$What) {
    $script:open++
    Write-Warning $What
}

function ConvertTo-Literal($Value) {
    if ($Value -is [bool]) { if ($Value) { return '$true' } else { return '$false' } }
    if ($Value -is [array]) { return (@($Value | ForEach-Object { ConvertTo-Literal $_ }) -join ', ') }
    if ($Value -is [int] -or $Value -is [long]) { return [string]$Value }
    return "'" + ([string]$Value).Replace("'", "''") + "'"
}

function ConvertTo-Line([string]$Command, [hashtable]$With) {
    $line = $Command
    $names = @($With.Keys | Sort-Object { if ('Identity', 'Name' -contains $_) { 0 } else { 1 } }, { $_ })
    foreach ($name in $names) {
        $to = ' '
        if ($With[$name] -is [bool]) { $to = ':' }
        $line += ' -' + $name + $to + (ConvertTo-Literal $With[$name])
    }
    return $line
}

# Prints a command; runs it with -Apply. One that fails is kept for the end.
function Invoke-Change([string]$Command, [hashtable]$With) {
    $script:changes++
    $line = ConvertTo-Line $Command $With
    Write-Output $line
    if (-not $Apply) { return }
    # Commands of a remote session do not know this script's preference for errors.
    try { & $Command @With -ErrorAction Stop | Out-Null }
    catch { $script:failures += ($line + ' failed: ' + $_.Exception.Message) }
}
`

/** Functions that read and compare settings. */
export const compareFunctions = String.raw`
# A setting as text that can be compared: sizes in bytes, spans of time in seconds, lists in order.
function ConvertTo-Plain($Value) {
    if ($null -eq $Value) { return '' }
    if ($Value -isnot [string] -and $Value -is [System.Collections.IEnumerable]) {
        return (@($Value | ForEach-Object { ConvertTo-Plain $_ } | Sort-Object) -join ' ')
    }
    $text = ([string]$Value).Trim().TrimStart('\')
    if ($text -match '\(([^)]+) bytes\)$') { return ($Matches[1] -replace '\D', '') }
    if ($text -match '^(\d+) ?(KB|MB|GB|TB)$') {
        $unit = @{ KB = 1024; MB = 1048576; GB = 1073741824; TB = 1099511627776 }[$Matches[2]]
        return [string]([long]$Matches[1] * $unit)
    }
    if ($text -match '^(\d+\.)?\d\d:\d\d:\d\d$') { return [string][long]([TimeSpan]$text).TotalSeconds }
    return $text
}

# What the shell calls differently from the parameter that sets it.
$properties = @{ DatabaseAvailabilityGroupIpAddresses = 'DatabaseAvailabilityGroupIpv4Addresses' }

function Test-Setting($Current, [string]$Name, $Wanted) {
    if ($null -eq $Current) { return $false }
    if ($properties.ContainsKey($Name)) { $Name = $properties[$Name] }
    $property = $Current.PSObject.Properties[$Name]
    if ($null -eq $property) { return $false }
    $is = ConvertTo-Plain $property.Value
    $should = ConvertTo-Plain $Wanted
    if ($is -eq $should) { return $true }
    # A server may be told with its domain.
    return ($Name -like '*Server' -and ($is -split '\.')[0] -eq ($should -split '\.')[0] -and
        ($is -notlike '*.*' -or $should -notlike '*.*'))
}

# Whether a span of time is longer than another.
function Test-Longer($Span, $Other) {
    return ([long](ConvertTo-Plain $Span) -gt [long](ConvertTo-Plain $Other))
}

# Whether a server is of the version of the plan. Two versions that begin alike differ by the number of their builds.
function Test-Version($Server) {
    $version = [string]$Server.AdminDisplayVersion
    if ($version -notlike ('Version ' + $plan.Build + ' *')) { return $false }
    if (-not $plan.ContainsKey('Builds')) { return $true }
    if ($version -match '\(Build (\d+)\.') {
        $build = [long]$Matches[1]
        return ($build -ge $plan.Builds.From -and $build -lt $plan.Builds.Below)
    }
    return $false
}

# Whether the edition of a server mounts so many databases. A trial without a key mounts as many as the Standard edition.
function Test-Edition($Server, [int]$Databases) {
    if ($Databases -gt $plan.MostOfStandard) {
        return ([string]$Server.Edition -like 'Enterprise*' -and [string]$Server.Edition -notlike '*Evaluation*')
    }
    return $true
}

function Get-ByName($Objects) {
    $found = @{}
    foreach ($object in @($Objects)) { if ($null -ne $object) { $found[[string]$object.Name] = $object } }
    return $found
}

# The last part of a name that is told with its path.
function Get-ShortName($Value) { return (([string]$Value) -split '/')[-1] }

# The volumes of a server by the folders that they are mounted at.
function Get-Mounted([string]$Server) {
    $volumes = @{}
    foreach ($volume in @(Get-CimInstance -ClassName 'Win32_Volume' -ComputerName $Server -ErrorAction Stop)) {
        $volumes[[string]$volume.DeviceID] = $volume
    }
    $mounted = @{}
    foreach ($point in @(Get-CimInstance -ClassName 'Win32_MountPoint' -ComputerName $Server -ErrorAction Stop)) {
        $mounted[([string]$point.Directory.Name).TrimEnd('\')] = $volumes[[string]$point.Volume.DeviceID]
    }
    return $mounted
}

# Pairs of a server and a value, such as [MBX01, 1], by server.
function Get-Pairs($Values) {
    $found = @{}
    foreach ($value in @($Values)) {
        if ([string]$value -match '^\[(.+?), *(.+)\]$') { $found[(Get-ShortName $Matches[1])] = $Matches[2] }
    }
    return $found
}
`

/** PowerShell function that sets only those settings that differ from the wanted ones. */
export const setFunction = `
# Sets those of the wanted settings that are not so yet. What could not be made is not set: its failure is told.
function Set-Difference([string]$Command, [string]$Identity, $Current, [hashtable]$Wanted) {
    if ($Apply -and $null -eq $Current) { return }
    $with = @{}
    foreach ($name in $Wanted.Keys) {
        if (-not (Test-Setting $Current $name $Wanted[$name])) { $with[$name] = $Wanted[$name] }
    }
    if ($with.Count -eq 0) { return }
    if ($Identity -ne '') { $with['Identity'] = $Identity }
    Invoke-Change $Command $with
}
`

/**
 * What the script does with the plan’s data; the same for every plan. PowerShell 3 and later, in the
 * Exchange Management Shell, whose objects may be copies of remote ones: everything is compared as text.
 */
export const scriptHead = String.raw`<#
.SYNOPSIS
    Creates the DAGs, databases and copies that a plan made with Spindle ${__VERSION__} describes.
.DESCRIPTION
    Without -Apply it changes nothing and prints the commands that it would run. With -Apply it
    runs them. It looks at what exists first, so that it can be run again: what is there already
    is left as it is, and settings that differ from the plan are set.

    Run it in the Exchange Management Shell, once Exchange is installed on all servers and their
    volumes are formatted and mounted as VolumeMap.csv says, which it checks before it changes
    anything. It deletes nothing. A command that fails stops none of the others: all that failed
    is told at the end, and the next run does it again. What it writes is kept in a transcript
    beside it.
.PARAMETER Apply
    Runs the commands instead of printing them.
.EXAMPLE
    .\Deploy-Spindle.ps1
.EXAMPLE
    .\Deploy-Spindle.ps1 -Apply
#>
#Requires -Version 3.0
[CmdletBinding()]
param([switch]$Apply)

Set-StrictMode -Version 2.0
$ErrorActionPreference = 'Stop'
`

/** Functions of the script: how a command is run or printed, and how settings are compared. */
export const scriptFunctions = String.raw`
# --- From here on the script is the same for every plan. ---

$changes = 0
$failures = @()

function ConvertTo-Literal($Value) {
    if ($Value -is [bool]) { if ($Value) { return '$true' } else { return '$false' } }
    if ($Value -is [array]) { return (@($Value | ForEach-Object { ConvertTo-Literal $_ }) -join ', ') }
    if ($Value -is [int] -or $Value -is [long]) { return [string]$Value }
    return "'" + ([string]$Value).Replace("'", "''") + "'"
}

# Prints a command; runs it with -Apply. One that fails is kept for the end.
function Invoke-Change([string]$Command, [hashtable]$With) {
    $script:changes++
    $line = $Command
    $names = @($With.Keys | Sort-Object { if ('Identity', 'Name' -contains $_) { 0 } else { 1 } }, { $_ })
    foreach ($name in $names) {
        $to = ' '
        if ($With[$name] -is [bool]) { $to = ':' }
        $line += ' -' + $name + $to + (ConvertTo-Literal $With[$name])
    }
    Write-Output $line
    if (-not $Apply) { return }
    # Commands of a remote session do not know this script's preference for errors.
    try { & $Command @With -ErrorAction Stop | Out-Null }
    catch { $script:failures += ($line + ' failed: ' + $_.Exception.Message) }
}

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

function Get-ByName($Objects) {
    $found = @{}
    foreach ($object in @($Objects)) { if ($null -ne $object) { $found[[string]$object.Name] = $object } }
    return $found
}

# The last part of a name that is told with its path.
function Get-ShortName($Value) { return (([string]$Value) -split '/')[-1] }

# Pairs of a server and a value, such as [MBX01, 1], by server.
function Get-Pairs($Values) {
    $found = @{}
    foreach ($value in @($Values)) {
        if ([string]$value -match '^\[(.+?), *(.+)\]$') { $found[(Get-ShortName $Matches[1])] = $Matches[2] }
    }
    return $found
}
`

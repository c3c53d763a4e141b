<#
.SYNOPSIS
    Makes the volumes of a server in a plan made with Spindle {{version}}.
.DESCRIPTION
    Run it as an administrator on each server, with VolumeMap.csv beside it and before the databases
    are made. It takes Windows Server 2012 or later.

    It takes empty disks alone: raw ones without a partition, and those on which it was broken off
    before it made one. A disk that is offline, read-only, of a cluster, of the system or holds anything
    is never touched, and nothing is ever deleted. Each volume gets the smallest disk that holds it,
    whole: of disks of one size in the order of VolumeMap.csv. It is first mounted at the folders of its
    databases, which counters then name it by, and last at its own, where AutoReseed finds it; volumes of logs after those of their
    databases, within which they lie. Spare volumes have their own folder alone, and the one for
    restores one where AutoReseed does not take it for a spare.

    Without -Apply it changes nothing and prints the commands that it would run. Look at the disks it
    names before you let it. It can be run again: what is there already stays as it is.
.PARAMETER Disks
    Numbers of the disks that may be taken, as Get-Disk tells them; without it all empty ones.
.PARAMETER Apply
    Runs the commands instead of printing them.
.EXAMPLE
    .\Initialize-Volumes.ps1
.EXAMPLE
    .\Initialize-Volumes.ps1 -Disks 2, 3, 4 -Apply
{{head-end}}
param([int[]]$Disks = @(), [switch]$Apply)

Set-StrictMode -Version 2.0
$ErrorActionPreference = 'Stop'

# --- What the plan says ---

$plan = {{plan}}

$format = {{format}}

$root = {{root}}

# Solid-state drives of the metacache stay raw: Manage-MetaCacheDatabase.ps1 takes them.
$leavesFlash = {{leaves-flash}}

# --- From here on the script is the same for every plan. ---


{{change-functions}}


# None of a disk without any; what cannot be read is no empty disk.
function Get-Partitions($Disk) {
    try { return @(Get-Partition -DiskNumber $Disk.Number -ErrorAction Stop) }
    catch {
        if ([string]$_.CategoryInfo.Category -eq 'ObjectNotFound') { return @() }
        throw ('The partitions of disk ' + $Disk.Number + ' cannot be read: ' + $_.Exception.Message)
    }
}

# Why a disk is not taken; nothing of an empty one.
function Get-Reason($Disk, $Partitions) {
    if ($Disk.IsBoot -or $Disk.IsSystem) { return 'it is of the system' }
    if ($Disk.IsClustered) { return 'it is of a cluster' }
    if ($Disk.IsOffline) { return 'it is offline: bring it online, should it be taken' }
    if ($Disk.IsReadOnly) { return 'it is read-only' }
    if ($Disks.Count -gt 0 -and $Disks -notcontains $Disk.Number) { return '-Disks does not name it' }
    if ($leavesFlash -and $flash -contains [string]$Disk.Number) { return 'it is a solid-state drive, as for the metacache' }
    # Windows keeps a partition for itself on a disk that was only begun.
    $others = @($Partitions | Where-Object { [string]$_.Type -ne 'Reserved' })
    if ($others.Count -eq 1 -and (Test-Bare $others[0])) {
        return 'it holds one partition without a format, as where this script was broken off. Should nothing on it be yours, remove it with Remove-Partition -DiskNumber ' + $Disk.Number + ' -PartitionNumber ' + $others[0].PartitionNumber + ' and run this again'
    }
    if ($others.Count -gt 0) { return 'it holds partitions' }
    if ('RAW', 'GPT' -notcontains [string]$Disk.PartitionStyle) { return ('it is of style ' + $Disk.PartitionStyle) }
    return ''
}

# Whether a partition has no format and is mounted nowhere.
function Test-Bare($Partition) {
    if ([string]$Partition.Type -ne 'Basic') { return $false }
    $volume = @(Get-Volume -Partition $Partition -ErrorAction SilentlyContinue)[0]
    if ($null -ne $volume -and '', 'RAW' -notcontains [string]$volume.FileSystem) { return $false }
    return (@($Partition.AccessPaths | Where-Object { [string]$_ -notlike '\\?\*' }).Count -eq 0)
}

# Prints and runs a command on the only partition that holds data on a disk.
function Invoke-OnPartition([int]$Disk, [string]$Command, [hashtable]$With) {
    $script:changes++
    $line = 'Get-Partition -DiskNumber ' + $Disk + ' | Where-Object { $_.Type -eq ''Basic'' } | ' + (ConvertTo-Line $Command $With)
    Write-Output $line
    if (-not $Apply) { return }
    $message = ''
    # A partition that was just made may not be ready to be formatted.
    foreach ($try in 1, 2, 3) {
        try {
            $partitions = @(Get-Partition -DiskNumber $Disk -ErrorAction Stop | Where-Object { [string]$_.Type -eq 'Basic' })
            if ($partitions.Count -ne 1) { throw ('Disk ' + $Disk + ' holds ' + $partitions.Count + ' partitions.') }
            if ($Command -eq 'Format-Volume' -and -not (Test-Bare $partitions[0])) { throw ('The partition of disk ' + $Disk + ' has a format.') }
            $partitions[0] | & $Command @With -ErrorAction Stop | Out-Null
            return
        } catch { $message = $_.Exception.Message }
        if ($try -lt 3) { Start-Sleep -Seconds 10 }
    }
    $script:failures += ($line + ' failed: ' + $message)
}

function ConvertTo-Gigabytes($Bytes) { return [string][long]($Bytes / 1000000000) + ' GB' }


{{transcript-start}}

# --- 1. What the plan has, and what is there ---

if (-not (Get-Command -Name 'Get-Disk' -ErrorAction SilentlyContinue)) {
    throw 'Run this script on Windows Server 2012 or later.'
}
$server = [string]$env:COMPUTERNAME
Write-Output ('# ' + $plan.Name + ', server ' + $server)
$stops = @()
$volumes = @()
$place = 0
foreach ($row in @(Import-Csv -LiteralPath (Join-Path $PSScriptRoot 'VolumeMap.csv') -ErrorAction Stop)) {
    if ($null -eq $row.PSObject.Properties['Server'] -or $null -eq $row.PSObject.Properties['SizeGiB']) {
        throw 'VolumeMap.csv has no columns Server and SizeGiB. Take the file as it was made: a spreadsheet changes it.'
    }
    if ([string]$row.Server -ne $server) { continue }
    if ([string]$row.SizeGiB -notmatch '^[0-9]+\.[0-9]$') {
        throw ('VolumeMap.csv has ' + $row.SizeGiB + ' as the size of ' + $row.Volume + '. Take the file as it was made: a spreadsheet changes it.')
    }
    $place++
    $volumes += @{
        Label = [string]$row.Volume; Holds = [string]$row.Holds; Place = $place
        Folders = @(([string]$row.MountPoints) -split ';'); Databases = @(([string]$row.Databases) -split ';')
        Bytes = [double]$row.SizeGiB * 1073741824; Disk = $null; Size = 0
    }
}
if ($volumes.Count -eq 0) { throw ('VolumeMap.csv has no volume of ' + $server + '.') }
$flash = @()
if ($leavesFlash) {
    $physical = @(Get-PhysicalDisk -ErrorAction Stop)
    $flash = @($physical | Where-Object { [string]$_.MediaType -eq 'SSD' } | ForEach-Object { [string]$_.DeviceId })
    if ($Disks.Count -eq 0 -and @($physical | Where-Object { 'SSD', 'HDD' -notcontains [string]$_.MediaType }).Count -gt 0) {
        $stops += 'Windows does not tell of every disk whether it is a solid-state drive, as for the metacache: name the disks to take with -Disks.'
    }
}
$labels = @($volumes | ForEach-Object { $_.Label })
$empty = @()
$standing = @{}
$mounted = @{}
foreach ($disk in @(Get-Disk -ErrorAction Stop | Sort-Object { $_.Number })) {
    try { $partitions = @(Get-Partitions $disk) }
    catch {
        Write-Open ($_.Exception.Message + ' It is left as it is.')
        continue
    }
    $reason = Get-Reason $disk $partitions
    if ($reason -eq '') { $empty += $disk; continue }
    $basic = @($partitions | Where-Object { [string]$_.Type -eq 'Basic' })
    foreach ($partition in $basic) {
        $volume = @(Get-Volume -Partition $partition -ErrorAction SilentlyContinue)[0]
        $label = ''
        if ($null -ne $volume) { $label = [string]$volume.FileSystemLabel }
        foreach ($path in @($partition.AccessPaths)) { $mounted[([string]$path).TrimEnd('\')] = $label }
        if ($labels -notcontains $label) { continue }
        $reason = 'it holds ' + $label
        if ($standing.ContainsKey($label) -or $basic.Count -gt 1) {
            $stops += 'Disk ' + $disk.Number + ' holds ' + $label + ', which is there twice or is not alone on its disk.'
        } elseif ([string]$volume.FileSystem -ne $format.FileSystem) {
            $stops += $label + ' on disk ' + $disk.Number + ' is ' + $volume.FileSystem + '. The plan has ' + $format.FileSystem + '.'
        }
        $standing[$label] = $disk.Number
    }
    Write-Output ('# Disk ' + $disk.Number + ' (' + (ConvertTo-Gigabytes $disk.Size) + ') is left as it is: ' + $reason + '.')
}

# --- 2. The smallest disk that holds it for each volume; of disks of one size in the order of the map ---

$left = @($empty | Sort-Object { $_.Size }, { $_.Number })
foreach ($volume in @($volumes | Sort-Object { $_.Bytes }, { $_.Place })) {
    if ($standing.ContainsKey($volume.Label)) { continue }
    # The free space of the plan covers what a partition table takes.
    $fits = @($left | Where-Object { $_.Size -ge $volume.Bytes })
    if ($fits.Count -eq 0) {
        $stops += 'No empty disk is left that holds ' + $volume.Label + ' (' + $volume.Holds + '), ' + (ConvertTo-Gigabytes $volume.Bytes) + '.'
        continue
    }
    $volume['Size'] = $fits[0].Size
    $left = @($left | Where-Object { $_.Number -ne $fits[0].Number })
}
$left = $empty
foreach ($volume in $volumes) {
    if ($standing.ContainsKey($volume.Label)) {
        $volume['Disk'] = $standing[$volume.Label]
        continue
    }
    $fits = @($left | Where-Object { $_.Size -eq $volume.Size })
    if ($fits.Count -eq 0) { continue }
    $volume['Disk'] = $fits[0].Number
    $left = @($left | Where-Object { $_.Number -ne $fits[0].Number })
}
foreach ($volume in $volumes) {
    foreach ($folder in $volume.Folders) {
        if ($mounted.ContainsKey($folder)) {
            if ($mounted[$folder] -ne $volume.Label) { $stops += 'Another volume is mounted at ' + $folder + ', which is for ' + $volume.Label + '.' }
        } elseif (@(Get-ChildItem -LiteralPath $folder -Force -ErrorAction SilentlyContinue).Count -gt 0) {
            $stops += 'The folder ' + $folder + ' is no mount point and not empty.'
        }
    }
}

{{stops-stage}}

# --- 3. Each volume in the order of the map ---

$broken = @{}
foreach ($volume in $volumes) {
    if ($null -eq $volume.Disk) { continue }
    # The folder of such a database is on the drive of the system.
    if ($volume.Holds -eq 'logs' -and @($volume.Databases | Where-Object { $broken.ContainsKey($_) }).Count -gt 0) {
        $failures += ($volume.Label + ' was not made: the volume of its databases failed.')
        continue
    }
    $number = $volume.Disk
    $before = $failures.Count
    if (-not $standing.ContainsKey($volume.Label)) {
        # Looked at once more: nothing but an empty disk is ever formatted.
        $disk = @(Get-Disk -Number $number -ErrorAction Stop)[0]
        $reason = Get-Reason $disk @(Get-Partitions $disk)
        if ($reason -ne '') {
            $failures += ('Disk ' + $number + ' is no longer empty: ' + $reason + '. ' + $volume.Label + ' was not made.')
            continue
        }
        Write-Output ('# ' + $volume.Label + ' (' + $volume.Holds + '), ' + (ConvertTo-Gigabytes $volume.Bytes) + ': disk ' + $number + ' of ' + (ConvertTo-Gigabytes $disk.Size))
        if ([string]$disk.PartitionStyle -eq 'RAW') { Invoke-Change 'Initialize-Disk' @{ Number = $number; PartitionStyle = 'GPT' } }
        if ($failures.Count -eq $before) { Invoke-Change 'New-Partition' @{ DiskNumber = $number; UseMaximumSize = $true } }
        if ($failures.Count -eq $before) {
            $with = @{ NewFileSystemLabel = $volume.Label; Confirm = $false }
            foreach ($name in $format.Keys) { $with[$name] = $format[$name] }
            Invoke-OnPartition $number 'Format-Volume' $with
        }
    }
    foreach ($folder in $volume.Folders) {
        if ($failures.Count -gt $before -or $mounted.ContainsKey($folder)) { continue }
        if (-not (Test-Path -LiteralPath $folder)) { Invoke-Change 'New-Item' @{ ItemType = 'Directory'; Path = $folder } }
        if ($failures.Count -eq $before) { Invoke-OnPartition $number 'Add-PartitionAccessPath' @{ AccessPath = $folder } }
    }
    # AutoReseed looks for a folder of the database and one of its logs.
    foreach ($database in $volume.Databases) {
        if ($failures.Count -gt $before -or $database -eq '' -or $volume.Holds -eq 'logs') { continue }
        foreach ($kind in '.db', '.log') {
            $folder = $root + '\' + $database + '\' + $database + $kind
            if ($kind -eq '.log' -and $volume.Holds -eq 'databases') { continue }
            if (-not (Test-Path -LiteralPath $folder)) { Invoke-Change 'New-Item' @{ ItemType = 'Directory'; Path = $folder } }
        }
    }
    if ($failures.Count -gt $before) { foreach ($database in $volume.Databases) { $broken[$database] = $true } }
}

# --- 4. What is left ---

{{last-stage}}

{{transcript-end}}

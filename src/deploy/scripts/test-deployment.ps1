<#
.SYNOPSIS
    Compares what stands with a plan made with Spindle {{version}}, and prints the differences.
.DESCRIPTION
    It changes nothing. It compares servers with their version and edition, volumes with their mount points, file
    system, units and sizes, DAGs with members and witness, how long transport keeps messages, limits of
    servers, databases with their settings, and copies with preferences, lags and health.

    Run it in the Exchange Management Shell when the plan is deployed, while all servers are up and the
    first copies are seeded. Each difference is a line: what it is, how it stands, how the plan has it.
    What it writes is kept in a transcript beside it.
.EXAMPLE
    .\Test-Deployment.ps1
{{head-end}}
param()

Set-StrictMode -Version 2.0
$ErrorActionPreference = 'Stop'

# --- What the plan says ---

{{plan-data}}
{{servers}}
$unit = 65536

# --- From here on the script is the same for every plan. ---


{{compare-functions}}


$differences = 0

function Write-Difference([string]$What) {
    $script:differences++
    Write-Output ('- ' + $What)
}

# What a setting is, as it is shown.
function Get-Shown($Current, [string]$Name) {
    if ($properties.ContainsKey($Name)) { $Name = $properties[$Name] }
    $property = $Current.PSObject.Properties[$Name]
    if ($null -eq $property) { return 'not told' }
    $text = (@($property.Value | ForEach-Object { [string]$_ }) -join ', ')
    if ($text -eq '') { return 'not set' }
    return $text
}

function Compare-Settings([string]$Of, $Current, [hashtable]$Wanted) {
    foreach ($name in @($Wanted.Keys | Sort-Object)) {
        if (Test-Setting $Current $name $Wanted[$name]) { continue }
        Write-Difference ($Of + ': ' + $name + ' is ' + (Get-Shown $Current $name) + ', planned ' + ((@($Wanted[$name]) | ForEach-Object { [string]$_ }) -join ', '))
    }
}

function Compare-Volumes($Server) {
    $mounted = Get-Mounted $Server.Name
    $seen = @{}
    foreach ($planned in $Server.Volumes) {
        $first = $null
        foreach ($folder in $planned.At) {
            $volume = $mounted[$folder]
            $at = $Server.Name + ': the volume at ' + $folder
            if ($null -eq $volume) {
                Write-Difference ($Server.Name + ': no volume is mounted at ' + $folder)
                continue
            }
            if ($null -ne $first) {
                if ([string]$volume.DeviceID -ne $first) { Write-Difference ($at + ' is another than the one at ' + $planned.At[0]) }
                continue
            }
            $first = [string]$volume.DeviceID
            if ($seen.ContainsKey($first)) { Write-Difference ($at + ' is also the one at ' + $seen[$first]) }
            $seen[$first] = $folder
            if ([string]$volume.FileSystem -ne $plan.FileSystem) { Write-Difference ($at + ' is ' + $volume.FileSystem + ', planned ' + $plan.FileSystem) }
            if ([string]$volume.BlockSize -ne [string]$unit) { Write-Difference ($at + ' has units of ' + $volume.BlockSize + ' bytes, planned ' + $unit) }
            # A partition table and the file system itself take up to a hundredth.
            $mib = [long]([double]$volume.Capacity / 1048576)
            if ($mib -lt 0.99 * $planned.Mib) { Write-Difference ($at + ' has ' + $mib + ' MiB, planned ' + $planned.Mib + ' MiB') }
        }
    }
}

function Compare-Copies($Database, $Current, $Status) {
    $preferences = Get-Pairs $Current.ActivationPreference
    $lags = Get-Pairs $Current.ReplayLagTimes
    $truncations = Get-Pairs $Current.TruncationLagTimes
    $planned = @($Database.Copies | ForEach-Object { $_.Server })
    foreach ($held in $preferences.GetEnumerator()) {
        if ($planned -notcontains $held.Key) { Write-Difference ($Database.Name + ': a copy on ' + $held.Key + ', none planned') }
    }
    foreach ($copy in $Database.Copies) {
        $of = $Database.Name + ' on ' + $copy.Server
        if (-not $preferences.ContainsKey($copy.Server)) {
            Write-Difference ($of + ': no copy, planned as number ' + $copy.Preference)
            continue
        }
        if ([string]$preferences[$copy.Server] -ne [string]$copy.Preference) { Write-Difference ($of + ': preference is ' + $preferences[$copy.Server] + ', planned ' + $copy.Preference) }
        if ((ConvertTo-Plain $lags[$copy.Server]) -ne (ConvertTo-Plain $copy.ReplayLag)) { Write-Difference ($of + ': replay lag is ' + $lags[$copy.Server] + ', planned ' + $copy.ReplayLag) }
        if ((ConvertTo-Plain $truncations[$copy.Server]) -ne (ConvertTo-Plain $copy.TruncationLag)) { Write-Difference ($of + ': truncation lag is ' + $truncations[$copy.Server] + ', planned ' + $copy.TruncationLag) }
        $found = $Status[$Database.Name + '/' + $copy.Server]
        if ($null -eq $found) {
            Write-Difference ($of + ': its state is not told')
            continue
        }
        $wanted = 'Healthy'
        if ($copy.Preference -eq 1) { $wanted = 'Mounted' }
        if ([string]$found.Status -ne $wanted) { Write-Difference ($of + ': is ' + $found.Status + ', planned ' + $wanted + ' while all is up') }
        if ($copy.Never -and [string]$found.ActivationSuspended -ne 'True') { Write-Difference ($of + ': may be activated, planned never') }
    }
}


{{transcript-start}}

# --- 1. Servers and their volumes ---

{{shell-stage}}

$found = Get-ByName (Get-ExchangeServer -ErrorAction Stop)
foreach ($server in $servers) {
    if (-not $found.ContainsKey($server.Name)) {
        Write-Difference ('There is no Exchange server ' + $server.Name)
        continue
    }
    $current = $found[$server.Name]
    if (-not (Test-Version $current)) { Write-Difference ($server.Name + ': is ' + $current.AdminDisplayVersion + ', planned ' + $plan.Version) }
    if (-not (Test-Edition $current $server.Databases)) { Write-Difference ($server.Name + ': is of the edition ' + $current.Edition + ', which mounts ' + $plan.MostOfStandard + ' databases, planned ' + $server.Databases) }
    try { Compare-Volumes $server }
    catch { Write-Difference ($server.Name + ': its volumes cannot be read: ' + $_.Exception.Message) }
}

# --- 2. DAGs, their members and witnesses ---

if ($dags.Count -gt 0) {
    $found = Get-ByName (Get-DatabaseAvailabilityGroup -ErrorAction Stop)
    foreach ($dag in $dags) {
        $current = $found[$dag.Name]
        if ($null -eq $current) {
            Write-Difference ('There is no DAG ' + $dag.Name)
            continue
        }
        $members = @($current.Servers | ForEach-Object { Get-ShortName $_ })
        foreach ($server in $dag.Members) {
            if ($members -notcontains $server) { Write-Difference ($dag.Name + ': ' + $server + ' is no member') }
        }
        foreach ($server in $members) {
            if ($dag.Members -notcontains $server) { Write-Difference ($dag.Name + ': ' + $server + ' is a member, planned none') }
        }
        Compare-Settings $dag.Name $current $dag.Set
    }
}

# --- 3. Transport, and limits of the servers ---

$current = @(Get-TransportConfig -ErrorAction Stop)[0]
if (-not (Test-Longer $current.SafetyNetHoldTime $transport.Organization.SafetyNetHoldTime)) {
    Compare-Settings 'Transport' $current $transport.Organization
}
$found = Get-ByName (Get-TransportService -ErrorAction Stop)
foreach ($server in $servers) {
    if ($found.ContainsKey($server.Name)) { Compare-Settings $server.Name $found[$server.Name] $transport.Server }
}
$found = Get-ByName (Get-MailboxServer -ErrorAction Stop)
foreach ($server in $servers) {
    if ($found.ContainsKey($server.Name)) { Compare-Settings $server.Name $found[$server.Name] $server.Set }
}

# --- 4. Databases and their copies ---

$status = @{}
foreach ($server in $servers) {
    if (-not $found.ContainsKey($server.Name)) { continue }
    try {
        foreach ($copy in @(Get-MailboxDatabaseCopyStatus -Server $server.Name -ErrorAction Stop)) {
            $status[[string]$copy.DatabaseName + '/' + $server.Name] = $copy
        }
    } catch { Write-Difference ($server.Name + ': the state of its copies cannot be read: ' + $_.Exception.Message) }
}
$found = Get-ByName (Get-MailboxDatabase -ErrorAction Stop)
foreach ($database in $databases) {
    $current = $found[$database.Name]
    if ($null -eq $current) {
        Write-Difference ('There is no database ' + $database.Name)
        continue
    }
    Compare-Settings $database.Name $current @{ EdbFilePath = $database.New.EdbFilePath; LogFolderPath = $database.New.LogFolderPath }
    Compare-Settings $database.Name $current $databaseSettings
    Compare-Settings $database.Name $current $settingsOfCopies
    Compare-Copies $database $current $status
}

# --- 5. How many there are ---

if ($differences -eq 0) { Write-Output '# Everything is as the plan says.' }
else { Write-Output ('# Differences: ' + $differences + '. Nothing was changed.') }

{{transcript-end}}

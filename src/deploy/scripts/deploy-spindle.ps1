<#
.SYNOPSIS
    Creates the DAGs, databases and copies that a plan made with Spindle {{version}} describes.
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
{{head-end}}
param([switch]$Apply)

Set-StrictMode -Version 2.0
$ErrorActionPreference = 'Stop'

# --- What the plan says ---

{{plan-data}}
{{servers}}
# --- From here on the script is the same for every plan. ---


{{change-functions}}


{{compare-functions}}


{{set-function}}


{{transcript-start}}

# --- 1. What must be true before anything changes ---

{{shell-stage}}
# Nothing waits for replication between domain controllers.
if ($Apply -and $plan.Controller -ne '') { Set-ADServerSettings -PreferredServer $plan.Controller -ErrorAction Stop }
$found = Get-ByName (Get-ExchangeServer -ErrorAction Stop)
foreach ($server in $servers) {
    if (-not $found.ContainsKey($server.Name)) {
        $stops += 'There is no Exchange server ' + $server.Name + '.'
        continue
    }
    $current = $found[$server.Name]
    if (-not (Test-Version $current)) {
        $stops += $server.Name + ' is of ' + $current.AdminDisplayVersion + '. The plan was made for ' + $plan.Version + '.'
    }
    if (-not (Test-Edition $current $server.Databases)) {
        $stops += $server.Name + ' is of the edition ' + $current.Edition + ', which mounts ' + $plan.MostOfStandard + ' databases. The plan has ' + $server.Databases + ' there: enter a key of the Enterprise edition first.'
    }
}
$found = @{}
if ($dags.Count -gt 0) { $found = Get-ByName (Get-DatabaseAvailabilityGroup -ErrorAction Stop) }
foreach ($dag in $dags) {
    if (-not ($found.ContainsKey($dag.Name) -or $dag.New.ContainsKey('WitnessServer'))) {
        $stops += 'The plan does not say which server is the witness of ' + $dag.Name + '.'
    }
}
foreach ($dag in $dags) {
    foreach ($other in $found.GetEnumerator()) {
        if ($other.Key -eq $dag.Name) { continue }
        foreach ($server in @($other.Value.Servers | ForEach-Object { Get-ShortName $_ })) {
            if ($dag.Members -contains $server) { $stops += $server + ' is a member of ' + $other.Key + ' already.' }
        }
    }
}
# Names such as DAG1 and DB001 are common: what has them already may be another's.
foreach ($dag in $dags) {
    if (-not $found.ContainsKey($dag.Name)) { continue }
    $members = @($found[$dag.Name].Servers | ForEach-Object { Get-ShortName $_ })
    if ($members.Count -gt 0 -and @($members | Where-Object { $dag.Members -contains $_ }).Count -eq 0) {
        $stops += $dag.Name + ' is there already, with none of the plan''s servers: name the DAG of the plan otherwise.'
    }
}
$found = Get-ByName (Get-MailboxDatabase -ErrorAction Stop)
foreach ($database in $databases) {
    if (-not $found.ContainsKey($database.Name)) { continue }
    $current = $found[$database.Name]
    $planned = @($database.Copies | ForEach-Object { $_.Server })
    $held = @((Get-Pairs $current.ActivationPreference).GetEnumerator() | ForEach-Object { $_.Key })
    if ([string]$current.EdbFilePath -ne $database.New.EdbFilePath -or @($held | Where-Object { $planned -contains $_ }).Count -eq 0) {
        $stops += $database.Name + ' is there already, in ' + $current.EdbFilePath + ' on ' + ($held -join ', ') + ': name the databases of the plan otherwise.'
    }
}
# A folder that nothing is mounted at would fill the drive of the system without a word.
foreach ($server in $servers) {
    try {
        $mounted = Get-Mounted $server.Name
    } catch {
        $stops += 'The volumes of ' + $server.Name + ' cannot be read: ' + $_.Exception.Message
        continue
    }
    foreach ($folder in $server.Folders) {
        $volume = $mounted[$folder]
        if ($null -eq $volume) {
            $stops += 'No volume is mounted at ' + $folder + ' on ' + $server.Name + '.'
        } elseif ([string]$volume.FileSystem -ne $plan.FileSystem -or [string]$volume.BlockSize -ne '65536') {
            $stops += 'The volume at ' + $folder + ' on ' + $server.Name + ' is ' + $volume.FileSystem + ' in units of ' + $volume.BlockSize + ' bytes. The plan has ' + $plan.FileSystem + ' in units of 65536.'
        }
    }
}

{{stops-stage}}

# --- 2. DAGs and their members ---

if ($dags.Count -gt 0) {
    $found = Get-ByName (Get-DatabaseAvailabilityGroup -ErrorAction Stop)
    foreach ($dag in $dags) {
        if (-not $found.ContainsKey($dag.Name)) { Invoke-Change 'New-DatabaseAvailabilityGroup' $dag.New }
    }
    foreach ($dag in $dags) {
        $members = @()
        if ($found.ContainsKey($dag.Name)) {
            $members = @($found[$dag.Name].Servers | ForEach-Object { Get-ShortName $_ })
        }
        foreach ($server in $dag.Members) {
            if ($members -notcontains $server) {
                Invoke-Change 'Add-DatabaseAvailabilityGroupServer' @{ Identity = $dag.Name; MailboxServer = $server }
            }
        }
    }
    # Some settings are kept in the cluster, which begins with the first members.
    $found = Get-ByName (Get-DatabaseAvailabilityGroup -ErrorAction Stop)
    foreach ($dag in $dags) {
        Set-Difference 'Set-DatabaseAvailabilityGroup' $dag.Name $found[$dag.Name] $dag.Set
    }
}

# --- 3. Transport, and limits of the servers ---

# Safety Net is of the whole organization: another DAG may need it to keep messages longer.
$current = @(Get-TransportConfig -ErrorAction Stop)[0]
if (Test-Longer $current.SafetyNetHoldTime $transport.Organization.SafetyNetHoldTime) {
    Write-Output ('# Safety Net keeps messages for ' + $current.SafetyNetHoldTime + ' in the whole organization, longer than the plan. That stays.')
} else { Set-Difference 'Set-TransportConfig' '' $current $transport.Organization }
$found = Get-ByName (Get-TransportService -ErrorAction Stop)
foreach ($server in $servers) {
    Set-Difference 'Set-TransportService' $server.Name $found[$server.Name] $transport.Server
}
$found = Get-ByName (Get-MailboxServer -ErrorAction Stop)
foreach ($server in $servers) {
    Set-Difference 'Set-MailboxServer' $server.Name $found[$server.Name] $server.Set
}

# --- 4. Databases, each on the server where it is active while all is up: all made, all set, all mounted ---

$restart = @{}
$found = Get-ByName (Get-MailboxDatabase -ErrorAction Stop)
foreach ($database in $databases) {
    if ($found.ContainsKey($database.Name)) { continue }
    $before = $failures.Count
    Invoke-Change 'New-MailboxDatabase' $database.New
    if ($failures.Count -eq $before) { $restart[$database.New.Server] = $true }
}
$found = Get-ByName (Get-MailboxDatabase -Status -ErrorAction Stop)
$unmounted = @()
foreach ($database in $databases) {
    $current = $found[$database.Name]
    Set-Difference 'Set-MailboxDatabase' $database.Name $current $databaseSettings
    if ($Apply -and $null -eq $current) { continue }
    if ($null -eq $current -or -not (Test-Setting $current 'DatabaseCreated' $true)) {
        $unmounted += $database.Name
    } elseif ([string]$current.Mounted -ne 'True') {
        # Exchange may ask whether mail that is lost or a new empty file will do: for a person to answer.
        Write-Open ($database.Name + ' was mounted before and is not now: mount it by hand once you know why.')
    }
}
# A server may not know a new database for some minutes: what fails is tried again, and told after the last time.
$kept = $failures
foreach ($try in 1, 2, 3, 4, 5) {
    if ($unmounted.Count -eq 0) { continue }
    if ($try -gt 1) {
        Write-Output ('# Not mounted yet: ' + ($unmounted -join ', ') + '. Again in a minute.')
        Start-Sleep -Seconds 60
    }
    $failures = $kept
    $left = @()
    foreach ($name in $unmounted) {
        $before = $failures.Count
        Invoke-Change 'Mount-Database' @{ Identity = $name }
        if ($failures.Count -gt $before) { $left += $name }
    }
    $unmounted = $left
}

# --- 5. Copies in order of preference, with their lags ---

$found = Get-ByName (Get-MailboxDatabase -ErrorAction Stop)
foreach ($database in $databases) {
    $current = $found[$database.Name]
    if ($Apply -and $null -eq $current) { continue }
    $preferences = @{}
    $lags = @{}
    $truncations = @{}
    if ($null -ne $current) {
        $preferences = Get-Pairs $current.ActivationPreference
        $lags = Get-Pairs $current.ReplayLagTimes
        $truncations = Get-Pairs $current.TruncationLagTimes
    }
    $planned = @($database.Copies | ForEach-Object { $_.Server })
    $held = @($preferences.GetEnumerator() | ForEach-Object { $_.Key })
    foreach ($server in $held) {
        if ($planned -notcontains $server) {
            Write-Open ($database.Name + ' has a copy on ' + $server + ' that the plan does not have. It stays there.')
        }
    }
    if ($held.Count -eq 1 -and $planned.Count -gt 1 -and [string]$current.CircularLoggingEnabled -eq 'True') {
        Write-Open ($database.Name + ' has one copy and logs in circles: switch that off and mount it again first. It gets no copies now.')
        continue
    }
    $isComplete = $true
    foreach ($copy in $database.Copies) {
        $at = $database.Name + '\' + $copy.Server
        if (-not $preferences.ContainsKey($copy.Server)) {
            $isComplete = $false
            # The first copy comes with its database.
            if ($copy.Preference -eq 1 -and $held.Count -eq 0) { continue }
            $before = $failures.Count
            Invoke-Change 'Add-MailboxDatabaseCopy' @{
                Identity = $database.Name; MailboxServer = $copy.Server; ActivationPreference = $copy.Preference
                ReplayLagTime = $copy.ReplayLag; TruncationLagTime = $copy.TruncationLag
            }
            if ($failures.Count -gt $before) { continue }
            $restart[$copy.Server] = $true
        } else {
            $with = @{}
            if ((ConvertTo-Plain $lags[$copy.Server]) -ne (ConvertTo-Plain $copy.ReplayLag)) {
                $with['ReplayLagTime'] = $copy.ReplayLag
            }
            if ((ConvertTo-Plain $truncations[$copy.Server]) -ne (ConvertTo-Plain $copy.TruncationLag)) {
                $with['TruncationLagTime'] = $copy.TruncationLag
            }
            if ($with.Count -gt 0) {
                $with['Identity'] = $at
                Invoke-Change 'Set-MailboxDatabaseCopy' $with
            }
        }
        if ($copy.Never) {
            $status = $null
            if ($preferences.ContainsKey($copy.Server)) { $status = Get-MailboxDatabaseCopyStatus -Identity $at -ErrorAction Stop }
            if ($null -eq $status -or [string]$status.ActivationSuspended -ne 'True') {
                Invoke-Change 'Suspend-MailboxDatabaseCopy' @{ Identity = $at; ActivationOnly = $true; Confirm = $false }
            }
        }
    }
    $differing = @($database.Copies | Where-Object { [string]$preferences[$_.Server] -ne [string]$_.Preference })
    if ($isComplete -and $differing.Count -gt 0) {
        foreach ($copy in $database.Copies) {
            $at = $database.Name + '\' + $copy.Server
            Invoke-Change 'Set-MailboxDatabaseCopy' @{ Identity = $at; ActivationPreference = $copy.Preference }
        }
    }
}

# --- 6. What Exchange takes only once a second copy exists ---

if ($settingsOfCopies.Count -gt 0) {
    $found = Get-ByName (Get-MailboxDatabase -ErrorAction Stop)
    foreach ($database in $databases) {
        $current = $found[$database.Name]
        if ($Apply -and ($null -eq $current -or @($current.Servers).Count -lt 2)) {
            Write-Open ($database.Name + ' has no second copy yet. Not set: ' + ((@($settingsOfCopies.Keys) | Sort-Object) -join ', ') + '.')
            continue
        }
        Set-Difference 'Set-MailboxDatabase' $database.Name $current $settingsOfCopies
    }
}

# --- 7. What is left ---

if ($restart.Count -gt 0) {
    $names = @($restart.GetEnumerator() | ForEach-Object { $_.Key } | Sort-Object)
    Write-Output ('# New databases or copies: restart the service MSExchangeIS on each of ' + ($names -join ', ') + ' when its databases can be down.')
}

{{last-stage}}

{{transcript-end}}

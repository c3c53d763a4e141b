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

<#
.SYNOPSIS
    Gives mailboxes the quotas of their tiers in a plan made with Spindle {{version}}.
.DESCRIPTION
    Databases have the quotas of one tier, the one with the smallest unless the plan names another.
    This script gives every mailbox of a list those of its own tier, and archives theirs. A mailbox of
    the tier that its database has the quotas of takes them from there.

    The list is a CSV file with the columns Mailbox (an address, alias or any other identity) and Tier
    (the number of the tier in the plan, or its name; a list with names beyond ASCII is saved as UTF-8).
    What is not in the list is left alone.

    Without -Apply it changes nothing and prints the commands that it would run. A command that fails
    stops none of the others: all that failed is told at the end, and the next run does it again.
.PARAMETER List
    The CSV file with the columns Mailbox and Tier.
.PARAMETER Apply
    Runs the commands instead of printing them.
.EXAMPLE
    .\Set-Quotas.ps1 -List .\Mailboxes.csv
.EXAMPLE
    .\Set-Quotas.ps1 -List .\Mailboxes.csv -Apply
{{head-end}}
param([Parameter(Mandatory = $true)][string]$List, [switch]$Apply)

Set-StrictMode -Version 2.0
$ErrorActionPreference = 'Stop'

# --- What the plan says ---

$plan = {{plan}}

{{tiers}}
# --- From here on the script is the same for every plan. ---


{{change-functions}}


{{compare-functions}}


{{set-function}}


{{transcript-start}}

# --- 1. The list, before anything changes ---

{{shell-stage}}

$byTier = @{}
foreach ($tier in $tiers) {
    $name = $tier.Name
    # A name with signs beyond ASCII stands here by their codes: without a mark of its encoding a script cannot hold them.
    if ($tier.Signs -ne '') {
        foreach ($sign in @($tier.Signs -split ' ')) { $name += [string][char][int]$sign }
    }
    if ($name -ne '') { $byTier[$name] = $tier }
    $byTier[[string]$tier.Number] = $tier
}
# A spreadsheet may part fields by semicolons.
$delimiter = ','
if ([string]@(Get-Content -LiteralPath $List -TotalCount 1 -ErrorAction Stop)[0] -like '*;*') { $delimiter = ';' }
$rows = @(Import-Csv -LiteralPath $List -Delimiter $delimiter -ErrorAction Stop)
$wanted = @{}
$line = 1
foreach ($row in $rows) {
    $line++
    if ($null -eq $row.PSObject.Properties['Mailbox'] -or $null -eq $row.PSObject.Properties['Tier']) {
        throw 'The list has no columns Mailbox and Tier.'
    }
    $mailbox = ([string]$row.Mailbox).Trim()
    $given = ([string]$row.Tier).Trim()
    if ($mailbox -eq '' -and $given -eq '') { continue }
    if ($mailbox -eq '' -or -not $byTier.ContainsKey($given)) {
        $stops += 'Line ' + $line + ': mailbox ' + $mailbox + ', tier ' + $given + ': the plan has the tiers ' + ((@($byTier.GetEnumerator() | ForEach-Object { $_.Key }) | Sort-Object) -join ', ') + '.'
    } elseif (-not $wanted.ContainsKey($mailbox)) {
        $wanted[$mailbox] = $byTier[$given]
    } elseif ($wanted[$mailbox].Number -ne $byTier[$given].Number) {
        $stops += 'Line ' + $line + ': ' + $mailbox + ' stands in the list with two tiers.'
    }
}
if ($wanted.Count -eq 0) { $stops += 'The list names no mailbox.' }

{{stops-stage}}

# --- 2. Each mailbox in the order of the list ---

$done = @{}
$tierOf = @{}
foreach ($row in $rows) {
    $mailbox = ([string]$row.Mailbox).Trim()
    if ($done.ContainsKey($mailbox) -or -not $wanted.ContainsKey($mailbox)) { continue }
    $done[$mailbox] = $true
    try { $found = @(Get-Mailbox -Identity $mailbox -ErrorAction Stop) }
    catch {
        $failures += ($mailbox + ' cannot be read: ' + $_.Exception.Message)
        continue
    }
    if ($found.Count -ne 1) {
        $failures += ($mailbox + ' is the name of ' + $found.Count + ' mailboxes.')
        continue
    }
    $current = $found[0]
    # One mailbox may stand in the list by its alias and by its address.
    $guid = [string]$current.Guid
    if ($tierOf.ContainsKey($guid)) {
        if ($tierOf[$guid] -ne $wanted[$mailbox].Number) { $failures += ($mailbox + ' stands in the list by another name too, with another tier.') }
        continue
    }
    $tierOf[$guid] = $wanted[$mailbox].Number
    Set-Difference 'Set-Mailbox' $mailbox $current $wanted[$mailbox].Set
    if ([string]$current.ArchiveGuid -ne '00000000-0000-0000-0000-000000000000') {
        Set-Difference 'Set-Mailbox' $mailbox $current $wanted[$mailbox].Archive
    }
}

# --- 3. What is left ---

{{last-stage}}

{{transcript-end}}

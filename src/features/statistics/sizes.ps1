Write-Warning 'Every mailbox is read, one database after the other: run this outside of office hours. It can be stopped: run again in the same folder, it goes on with the databases that are left.'
$first = Get-ChildItem -Path "sizes-*-$kind.csv" | Sort-Object 'LastWriteTime' | Select-Object -First 1
if ($first) {
  Write-Warning "Databases that were read before are not read again; the first was read on $($first.LastWriteTime.ToString('yyyy-MM-dd')). To read them anew, delete the files sizes-*-$kind.csv."
}
$files = @()
# An archive has a GUID of its own: the mailbox it belongs to, where this version has archives.
$owners = @{}
if ("$((Get-Command Get-Mailbox).Definition)" -match 'Archive') {
  Get-Mailbox -Archive -ResultSize Unlimited | ForEach-Object { $owners["$($_.ArchiveGuid)"] = Get-Id $_ }
}
$databases = @(Get-MailboxDatabase | Where-Object { -not $_.Recovery } | Select-Object 'Name', 'Guid')
if ($Error.Count -gt 0) {
  Write-Warning 'Not every archive and database was listed. Fix the error, then run this again.'
}
foreach ($database in $databases) {
  $guid = "$($database.Guid)"
  $file = "sizes-$guid-$kind.csv"
  $unopened = "unopened-$guid-$kind.csv"
  $files += $unopened, $file
  if (Test-Path $file) { continue }
  $Error.Clear()
  $ids = @{}
  $strangers = 0
  Get-Mailbox -Database $guid -ResultSize Unlimited |
    ForEach-Object { $ids["$($_.ExchangeGuid)"] = Get-Id $_ }
  Get-MailboxStatistics -Database $guid -WarningAction SilentlyContinue |
    Where-Object { -not $_.DisconnectDate } |
    ForEach-Object {
      $key = "$($_.MailboxGuid)"
      if ($_.IsArchiveMailbox -or $ids.ContainsKey($key)) {
        $id = if ($_.IsArchiveMailbox) { $owners[$key] } else { $ids[$key] }
        $ids.Remove($key)
        $_ | Select-Object @{ n = 'Mailbox'; e = { $id } }, 'TotalItemSize', 'ItemCount', 'IsArchiveMailbox'
      } elseif ("$($_.DisplayName)" -notmatch $system) { $strangers += 1 }
    } | Export-Csv -Path "$file.part" -NoTypeInformation -Encoding UTF8
  if ($Error.Count -gt 0) {
    Write-Warning "$($database.Name) was not read whole. Fix the error, then run this again."
    continue
  }
  if ($strangers -gt 0) {
    Write-Warning "$($database.Name) has $strangers more mailboxes that Get-Mailbox does not list, such as those of public folders. They are left out."
  }
  # Mailboxes that nobody has opened have no statistics: they count with nothing in them.
  $ids.Values |
    Select-Object @{ n = 'Mailbox'; e = { $_ } }, @{ n = 'TotalItemSize'; e = { '0 B (0 bytes)' } },
      @{ n = 'ItemCount'; e = { 0 } }, @{ n = 'IsArchiveMailbox'; e = { $false } } |
    Export-Csv -Path $unopened -NoTypeInformation -Encoding UTF8
  Rename-Item -Path "$file.part" -NewName $file
}
$files | Where-Object { Test-Path $_ } | ForEach-Object { Import-Csv -Path $_ } |
  Export-Csv -Path mailbox-sizes.csv -NoTypeInformation -Encoding UTF8

$days = 7
$end = (Get-Date).Date
Write-Warning "The tracking logs of $days days are read, one server and day after the other. It can be stopped: run again in the same folder on the same day, it goes on with what is left."
$ids = @{}
Get-Mailbox -ResultSize Unlimited | ForEach-Object {
  $id = Get-Id $_
  $_.EmailAddresses | ForEach-Object { $ids[("$_" -replace '^smtp:', '')] = $id }
}
$strangers = @{}
function Add-Message($Counts, $Address, $Size) {
  $id = $ids["$Address"]
  if ($id) { $Counts[$id] += 1; $bytes[$id] += $Size }
  elseif ("$Address" -notmatch $system) { $strangers["$Address"] = $true }
}
$files = @()
$edges = @(Get-ExchangeServer | Where-Object { "$($_.ServerRole)" -match 'Edge' } | ForEach-Object { "$($_.Name)" })
$servers = @(Get-TransportService | Where-Object { $edges -notcontains "$($_.Name)" } | Select-Object 'Name')
if ($Error.Count -gt 0) {
  Write-Warning 'Not every mailbox and server was listed, so nothing was counted. Fix the error, then run this again.'
} else {
  for ($day = 1; $day -le $days; $day += 1) {
    $start = $end.AddDays(-$day)
    $until = $start.AddDays(1)
    foreach ($server in $servers) {
      $file = "messages-$($server.Name)-$($start.ToString('yyyyMMdd'))-$kind.csv"
      $files += $file
      if (Test-Path $file) { continue }
      $Error.Clear()
      $sent = @{}
      $received = @{}
      $bytes = @{}
      Get-MessageTrackingLog -Server $server.Name -Start $start -End $until -EventId RECEIVE -ResultSize Unlimited |
        Where-Object { $_.Source -eq 'STOREDRIVER' } |
        ForEach-Object { Add-Message $sent $_.Sender $_.TotalBytes }
      Get-MessageTrackingLog -Server $server.Name -Start $start -End $until -EventId DELIVER -ResultSize Unlimited |
        ForEach-Object { $entry = $_; $entry.Recipients | ForEach-Object { Add-Message $received $_ $entry.TotalBytes } }
      if ($Error.Count -gt 0) {
        Write-Warning "$($server.Name) was not read. Fix the error, then run this again."
        continue
      }
      $bytes.Keys |
        Select-Object @{ n = 'Mailbox'; e = { $_ } }, @{ n = 'Days'; e = { $days } },
          @{ n = 'Sent'; e = { 0 + $sent[$_] } }, @{ n = 'Received'; e = { 0 + $received[$_] } },
          @{ n = 'Bytes'; e = { $bytes[$_] } } |
        Export-Csv -Path "$file.part" -NoTypeInformation -Encoding UTF8
      Rename-Item -Path "$file.part" -NewName $file
    }
  }
  if ($strangers.Count -gt 0) {
    Write-Warning "$($strangers.Count) senders and recipients are no mailbox that Get-Mailbox lists, such as public folders and mailboxes that were deleted. They are not counted."
  }
  $files | Where-Object { Test-Path $_ } | ForEach-Object { Import-Csv -Path $_ } |
    Export-Csv -Path mailbox-messages.csv -NoTypeInformation -Encoding UTF8
}

$Error.Clear()
Set-ADServerSettings -ViewEntireForest $true
# $true names each mailbox by a hash of its GUID, not by its address: in both commands or in none.
$hash = $false
$kind = if ($hash) { 'hashed' } else { 'named' }
if ($hash) {
  $provider = 'Security.Cryptography.SHA256CryptoServiceProvider'
  $sha = if ($provider -as [type]) { New-Object $provider } else { [Security.Cryptography.SHA256]::Create() }
}
function Get-Id($Mailbox) {
  if (-not $hash) { return "$($Mailbox.PrimarySmtpAddress)" }
  $bytes = [Text.Encoding]::ASCII.GetBytes("$($Mailbox.ExchangeGuid)")
  [BitConverter]::ToString($sha.ComputeHash($bytes)).Replace('-', '')
}
$system = '^(SystemMailbox|HealthMailbox|Microsoft ?Exchange|Microsoft System Attendant|SMTP \(|<>$)'

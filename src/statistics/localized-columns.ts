/**
 * Column names of admin center reports and scripts in other languages, without units. Those of
 * German, Spanish, Portuguese, Japanese and Chinese are from Microsoft’s translated reference of
 * the mailbox usage report. `anySize` may be the size of anything; `gone` says that a mailbox was
 * deleted, or when.
 */
export const localizedColumns = {
  German: {
    address: ['Benutzerprinzipalname'],
    size: ['Verwendeter Speicherplatz', 'Verwendeter Speicher', 'Speicherverbrauch'],
    gone: ['Ist gelöscht', 'Gelöscht am', 'Löschdatum'],
    kind: ['Empfängertyp'],
  },
  French: {
    address: ['Nom d’utilisateur principal', 'Nom principal de l’utilisateur', 'Nom UPN'],
    size: ['Stockage utilisé', 'Espace de stockage utilisé', 'Espace utilisé'],
    items: ['Nombre d’éléments'],
    gone: ['Est supprimé', 'Date de suppression'],
    kind: ['Type de destinataire'],
  },
  Spanish: {
    address: ['Nombre principal de usuario', 'Nombre principal del usuario'],
    size: ['Almacenamiento usado', 'Almacenamiento utilizado', 'Espacio usado'],
    items: ['Número de elementos'],
    gone: ['Eliminado', 'Está eliminado', 'Fecha de eliminación'],
    kind: ['Tipo de destinatario'],
  },
  Italian: {
    address: ['Nome dell’entità utente', 'Nome entità utente', 'Nome principale utente'],
    size: ['Spazio di archiviazione usato', 'Spazio di archiviazione utilizzato', 'Spazio usato'],
    items: ['Numero di elementi', 'Conteggio elementi'],
    gone: ['Eliminato', 'È eliminato', 'Data di eliminazione', 'Data eliminazione'],
    kind: ['Tipo di destinatario'],
  },
  Portuguese: {
    address: ['Nome UPN', 'Nome principal do usuário', 'Nome principal do utilizador'],
    size: ['Armazenamento utilizado', 'Armazenamento usado', 'Espaço utilizado'],
    items: ['Contagem de itens', 'Número de itens'],
    gone: ['Excluído', 'Está excluído', 'Data de exclusão', 'Eliminado', 'Data de eliminação'],
    kind: ['Tipo de destinatário'],
  },
  Dutch: {
    address: ['Principal-naam van gebruiker', 'Gebruikersprincipalnaam'],
    size: ['Gebruikte opslag', 'Opslag gebruikt', 'Gebruikte opslagruimte'],
    items: ['Aantal items'],
    gone: ['Is verwijderd', 'Datum verwijderd', 'Verwijderd op'],
    kind: ['Type geadresseerde'],
  },
  Polish: {
    address: ['Główna nazwa użytkownika', 'Nazwa główna użytkownika', 'Adres e-mail'],
    name: ['Nazwa wyświetlana', 'Nazwa'],
    database: ['Baza danych'],
    size: [
      'Używany magazyn',
      'Wykorzystany magazyn',
      'Użyte miejsce',
      'Rozmiar skrzynki pocztowej',
    ],
    anySize: ['Rozmiar', 'Całkowity rozmiar'],
    items: ['Liczba elementów'],
    archiveSize: ['Rozmiar archiwum'],
    gone: ['Usunięto', 'Usunięte', 'Czy usunięto', 'Data usunięcia'],
    kind: ['Typ adresata', 'Typ odbiorcy'],
  },
  Japanese: {
    address: [
      'ユーザー プリンシパル名',
      'プリンシパル名',
      'メール アドレス',
      '電子メール アドレス',
    ],
    name: ['表示名', '名前', '氏名'],
    database: ['データベース', 'メールボックス データベース'],
    size: [
      '使用済みストレージ',
      '使用済み記憶域',
      '記憶域使用量',
      'ストレージ使用量',
      '使用容量',
      'メールボックス サイズ',
      'メールボックスのサイズ',
      'メールボックス容量',
      '合計サイズ',
    ],
    anySize: ['サイズ', '容量', '使用量'],
    items: ['アイテム数', 'アイテムの数', '合計アイテム数'],
    archiveSize: ['アーカイブ サイズ', 'アーカイブのサイズ', 'アーカイブ容量'],
    gone: ['削除済み', '削除日', '削除された日付'],
    kind: ['受信者の種類', '受信者タイプ', 'メールボックスの種類'],
  },
  Chinese: {
    address: ['用户主体名称', '用户主体名', '电子邮件地址'],
    name: ['显示名称', '显示名'],
    database: ['数据库', '邮箱数据库'],
    size: ['已使用的存储', '已用存储', '已使用的存储空间', '邮箱大小'],
    anySize: ['大小', '总大小'],
    items: ['项数', '项目数', '项目计数'],
    archiveSize: ['存档大小'],
    gone: ['已删除', '删除日期'],
    kind: ['收件人类型', '邮箱类型'],
  },
} as const

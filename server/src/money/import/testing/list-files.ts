import { walletFile, ofx, type WalletFile } from './wallet-file';

/** Made-up rows in the shapes of European banks, of budgets and of plain lists. */
export const listFiles: readonly WalletFile[] = [
  walletFile(
    'Deutsche Bank, in euros',
    '',
    'Umsätze Girokonto;;;;;',
    'Buchungstag;Wert;Umsatzart;Beguenstigter / Auftraggeber;Verwendungszweck;Betrag;Währung',
    '3.11.2026;3.11.2026;SEPA-Lastschrift;Bluegum;Bücher;-1.042,10;EUR',
    '5.11.2026;5.11.2026;Gehalt;Riverbend;Lohn;3.200,00;EUR',
  ),
  walletFile(
    'Sparkasse, without a currency',
    '2026-11-03 -104210, 2026-11-05 320000',
    'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Betrag',
    'DE12345678901234567890;03.11.26;03.11.26;LASTSCHRIFT;Miete Bluegum;-1042,10',
    'DE12345678901234567890;05.11.26;05.11.26;GUTSCHRIFT;Gehalt Riverbend;3200,00',
  ),
  walletFile(
    'Société Générale shape',
    '2026-11-03 -104210, 2026-11-05 320000',
    'Date;Libellé;Débit euros;Crédit euros',
    '03/11/2026;LOYER BLUEGUM;1 042,10;',
    '05/11/2026;SALAIRE RIVERBEND;;3 200,00',
  ),
  walletFile(
    'BBVA shape',
    '2026-11-03 -4210, 2026-11-05 90000',
    'Fecha;Concepto;Importe;Saldo',
    '03/11/2026;Compra Bluegum;-42,10;957,90',
    '05/11/2026;Nomina Riverbend;900,00;1.857,90',
  ),
  walletFile(
    'Mint shape',
    '2026-11-24 -4210, 2026-11-05 90000',
    '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name"',
    '"11/24/2026","Bluegum","BLUEGUM BOOKS","42.10","debit","Books","Everyday"',
    '"11/05/2026","Riverbend","RIVERBEND","900.00","credit","Paycheck","Everyday"',
  ),
  walletFile(
    'YNAB shape',
    '2026-11-03 -4210, 2026-11-05 90000',
    'Date,Payee,Memo,Outflow,Inflow',
    '2026-11-03,Bluegum,,42.10,0.00',
    '2026-11-05,Riverbend,,0.00,900.00',
  ),
  walletFile(
    'a list with letters',
    '2026-11-03 -4210, 2026-11-05 90000',
    'Txn Date,Narrative,Amt,D/C,Bal',
    '03/11/2026,BLUEGUM,42.10,D,957.90',
    '05/11/2026,RIVERBEND,900.00,C,1857.90',
  ),
  walletFile(
    'a list with CR and DR behind the amount',
    '2026-11-03 -104210, 2026-11-05 90000',
    'Date,Details,Amount,Balance',
    '03/11/2026,RENT,"1,042.10 DR","957.90 CR"',
    '05/11/2026,RIVERBEND,900.00 CR,"1,857.90 CR"',
  ),
  walletFile(
    'pipes with commas in the words',
    '2026-11-03 -104210, 2026-11-05 90000',
    'Date|Details|Amount|Balance',
    '03/11/2026|RENT, 12 WATTLE ST, NEWTOWN|-1,042.10|957.90',
    '05/11/2026|PAY, RIVERBEND|900.00|1,857.90',
  ),
  walletFile(
    'quantity before amount',
    '2026-11-03 -4210, 2026-11-05 -1800',
    'Qty,Day,What,Sum',
    '1,03/11/2026,BLUEGUM BOOKS,-42.10',
    '2,05/11/2026,CAFE LORIKEET,-18.00',
  ),
  walletFile(
    'totals below',
    '2026-11-03 -4210, 2026-11-05 90000',
    'Date,Description,Debit,Credit',
    '03/11/2026,BLUEGUM,42.10,',
    '05/11/2026,PAY RIVERBEND,,900.00',
    ',Total,42.10,900.00',
  ),
  walletFile(
    'UTC times of a wallet',
    '2026-11-01 -4210, 2026-11-04 -1800',
    'Created on,Merchant,Amount,Currency',
    '2026-10-31 20:40:00 UTC,Bluegum,-42.10,AUD',
    '2026-11-04 01:30:00 UTC,Lorikeet,-18.00,AUD',
  ),
  walletFile(
    'ordinals and long months',
    '2026-11-03 -4210, 2026-11-22 90000',
    'Date,Description,Amount',
    '3rd November 2026,BLUEGUM BOOKS,-42.10',
    '22nd November 2026,PAY RIVERBEND,900.00',
  ),
  walletFile(
    'two digits of a year first',
    '2026-11-03 -4210, 2026-11-05 90000, 2026-11-06 -900',
    'Date,Description,Amount',
    '26-11-03,BLUEGUM BOOKS,-42.10',
    '26-11-05,PAY RIVERBEND,900.00',
    '26-11-06,CAFE,-9.00',
  ),
  walletFile(
    'OFX of a card without signs',
    '2026-11-03 -4210, 2026-11-04 -300, 2026-11-05 50000',
    ofx(
      '<CCSTMTRS><CURDEF>AUD<CCACCTFROM><ACCTID>5353</CCACCTFROM><STMTTRN><TRNTYPE>POS<DTPOSTED>20261103<TRNAMT>42.10<NAME>BLUEGUM</STMTTRN><STMTTRN><TRNTYPE>FEE<DTPOSTED>20261104<TRNAMT>3.00<NAME>FEE</STMTTRN><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261105<TRNAMT>500.00<NAME>PAYMENT</STMTTRN></CCSTMTRS>',
    ),
  ),
  walletFile(
    'OFX with a payment in another currency',
    '2026-11-04 -3267',
    ofx(
      '<STMTRS><CURDEF>AUD<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103<TRNAMT>-20.00<NAME>A<CURRENCY><CURRATE>0.6<CURSYM>USD</CURRENCY></STMTTRN><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261104<TRNAMT>-32.67<NAME>B<ORIGCURRENCY><CURRATE>0.6<CURSYM>USD</ORIGCURRENCY></STMTTRN></STMTRS>',
    ),
  ),
  walletFile(
    'OFX in Greenwich time',
    '2026-11-01 -4210, 2026-11-04 -1800',
    ofx(
      '<STMTRS><CURDEF>AUD<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261031204000.000[0:GMT]<TRNAMT>-42.10<NAME>A</STMTTRN><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261104000000[0:GMT]<TRNAMT>-18.00<NAME>B</STMTTRN></STMTRS>',
    ),
  ),
  walletFile(
    'Quicken with a memo of two lines',
    '2009-11-03 -4210, 2026-11-05 90000',
    "!Type:Bank\nD3/11' 9\nMfor the children\nThanks to all\nT-42.10\nPBluegum\n^\nD5/11'26\nT900.00\nPRiverbend\n^",
  ),
  walletFile(
    'a table of an old terminal: padded zeros and weekdays',
    '2026-11-03 -4210, 2026-11-04 90000',
    'Date;Text;Amount',
    'Tue 03 Nov 2026;BLUEGUM;-000000000042.10',
    'Wed 04 Nov 2026;PAY;+000000000900.00',
  ),
];

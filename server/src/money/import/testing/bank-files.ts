/**
 * Files in the formats of Australian banks' exports: header lines as documented by importers of other products (Actual,
 * Firefly III, hledger rules; ubank, Bank Australia and Bendigo: parsers in public repositories that name real exports),
 * with made-up rows. Each has the same three transactions, the newest first.
 */
export interface BankFile {
  readonly bank: string;
  readonly text: string;
  /** True if the file has a balance for each row. */
  readonly hasBalance: boolean;
}

/** Expected rows, which are the same for all of these files. */
export const expectedRows = [
  { date: '2026-11-05', amountCents: 320_000, description: 'SALARY RIVERBEND HEALTH' },
  { date: '2026-11-04', amountCents: -450, description: 'CAFE, KING ST' },
  { date: '2026-11-03', amountCents: -123_456, description: 'RENT 12 WATTLE ST' },
] as const;

const file = (bank: string, hasBalance: boolean, ...lines: string[]): BankFile => ({
  bank,
  hasBalance,
  text: `${lines.join('\r\n')}\r\n`,
});

export const bankFiles: readonly BankFile[] = [
  file(
    'CommBank',
    true,
    '05/11/2026,"3200.00","SALARY RIVERBEND HEALTH","+4960.94"',
    '04/11/2026,"-4.50","CAFE, KING ST","+1760.94"',
    '03/11/2026,"-1234.56","RENT 12 WATTLE ST","+1765.44"',
  ),
  file(
    'ANZ and Bendigo',
    false,
    '05/11/2026,3200.00,SALARY RIVERBEND HEALTH',
    '04/11/2026,-4.50,"CAFE, KING ST"',
    '03/11/2026,-1234.56,RENT 12 WATTLE ST',
  ),
  file(
    'Westpac',
    true,
    'Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance,Categories,Serial',
    '732289824046,05/11/2026,SALARY RIVERBEND HEALTH,,3200.00,4960.94,SALARY,',
    '732289824046,04/11/2026,"CAFE, KING ST",4.50,,1760.94,OTHER,',
    '732289824046,03/11/2026,RENT 12 WATTLE ST,1234.56,,1765.44,PAYMENT,',
  ),
  file(
    'NAB',
    true,
    'Date,Amount,Account Number,,Transaction Type,Transaction Details,Balance,Category,Merchant Name,Processed On',
    '05 Nov 26,3200.00,234567819,,INTER-BANK CREDIT,SALARY RIVERBEND HEALTH,4960.94,Income,,05 Nov 26',
    '04 Nov 26,-4.50,234567819,,MISCELLANEOUS DEBIT,"CAFE, KING ST",1760.94,Eating out,Cafe,04 Nov 26',
    '03 Nov 26,-1234.56,234567819,,TRANSFER DEBIT,RENT 12 WATTLE ST,1765.44,Housing,,03 Nov 26',
  ),
  file(
    'NAB, before 2022',
    true,
    '"05 Nov 26","3200.00","000000000000",,"INTER-BANK CREDIT","SALARY RIVERBEND HEALTH","+4960.94"',
    '"04 Nov 26","-4.50","000000000000",,"MISCELLANEOUS DEBIT","CAFE, KING ST","+1760.94"',
    '"03 Nov 26","-1234.56","000000000000",,"TRANSFER DEBIT","RENT 12 WATTLE ST","+1765.44"',
  ),
  file(
    'Macquarie',
    true,
    'Transaction Date,Details,Account,Category,Subcategory,Tags,Notes,Debit,Credit,Balance,Original Description',
    '"05 Nov 2026","SALARY RIVERBEND HEALTH","Main account","Income","Salary","","","","3200","4960.94","Salary"',
    '"04 Nov 2026","CAFE, KING ST","Main account","Food","Cafes","","","4.50","","1760.94","Coffee"',
    '"03 Nov 2026","RENT 12 WATTLE ST","Main account","Home","Rent","","","1234.56","","1765.44","Rent"',
  ),
  file(
    'ING',
    true,
    'Date,Description,Credit,Debit,Balance',
    '05/11/2026,SALARY RIVERBEND HEALTH,3200.00,,4960.94',
    '04/11/2026,"CAFE, KING ST",,-4.50,1760.94',
    '03/11/2026,RENT 12 WATTLE ST,,-1234.56,1765.44',
  ),
  file(
    'Up',
    false,
    'Time,BSB / Account Number,Transaction Type,Payee,Description,Category,Tags,Subtotal (AUD),Currency,Subtotal (Transaction Currency),Round Up (AUD),Total (AUD),Payment Method,Settled Date',
    '2026-11-05T06:02:11+11:00,633-123 / 123456789,Salary,SALARY RIVERBEND HEALTH,Pay,,,3200.00,AUD,3200.00,,3200.00,,2026-11-05',
    '2026-11-04T23:30:00+11:00,633-123 / 123456789,Purchase,"CAFE, KING ST",,Restaurants & Cafes,,-4.00,AUD,-4.00,-0.50,-4.50,Apple Pay,2026-11-06',
    '2026-11-03T09:12:45+11:00,633-123 / 123456789,Direct Debit,RENT 12 WATTLE ST,,,,-1234.56,AUD,-1234.56,,-1234.56,,2026-11-03',
  ),
  file(
    'Up, with the name of the account',
    false,
    'Time,BSB/Account Number,Account Name,Transaction Type,Payee,Description,Category,Tags,Subtotal (AUD),Currency,Subtotal (Transaction Currency),Fee (AUD),Round Up (AUD),Total (AUD),Payment Method,Settled Date',
    '2026-11-05T06:02:11+11:00,633-123 123456789,Spending,Salary,SALARY RIVERBEND HEALTH,Pay,,,3200.00,AUD,3200.00,0.00,,3200.00,,2026-11-05',
    '2026-11-04T23:30:00+11:00,633-123 123456789,Spending,Purchase,"CAFE, KING ST",,Restaurants & Cafes,,-4.00,AUD,-4.00,0.00,-0.50,-4.50,Apple Pay,2026-11-06',
    '2026-11-03T09:12:45+11:00,633-123 123456789,Spending,Direct Debit,RENT 12 WATTLE ST,,,,-1234.56,AUD,-1234.56,0.00,,-1234.56,,2026-11-03',
  ),
  file(
    'ubank',
    false,
    'Date and time,Description,Debit,Credit,From account,To account,Payment type,Category,Receipt number,Transaction ID',
    '06:02 05-11-26,SALARY RIVERBEND HEALTH,,"$3,200.00",,Spend,Direct credit,Income,,T3',
    '23:30 04-11-26,"CAFE, KING ST",$4.50,,Spend,,Visa,Eating out,,T2',
    '9:12 03-11-26,RENT 12 WATTLE ST,"$1,234.56",,Spend,,Osko,Home,R1,T1',
  ),
  file(
    'ubank, day first',
    false,
    'Date and time,Description,Debit,Credit,From account,To account,Payment type,Category,Receipt number,Transaction ID',
    '05/11/2026 6:02,SALARY RIVERBEND HEALTH,,"$3,200.00",,Spend,Direct credit,Income,,T3',
    '04/11/2026 23:30,"CAFE, KING ST",$4.50,,Spend,,Visa,Eating out,,T2',
    '03/11/2026 9:12,RENT 12 WATTLE ST,"$1,234.56",,Spend,,Osko,Home,R1,T1',
  ),
  file(
    'Bank Australia and Qudos',
    true,
    'Effective Date,Entered Date,Transaction Description,Amount,Balance',
    ',05/11/2026,"SALARY RIVERBEND HEALTH",$3200.00,$4960.94',
    '04/11/2026,04/11/2026,"CAFE, KING ST",-$4.50,$1760.94',
    ',03/11/2026,"RENT 12 WATTLE ST",-$1234.56,$1765.44',
  ),
  file(
    'Bendigo, with all columns',
    false,
    '"633-000 223214818","05/11/2026","CR01","3200.00","DIRECT CREDIT","SALARY RIVERBEND HEALTH","PAY00000000000000045"',
    '"633-000 223214818","04/11/2026","JDR10","-4.50","VISA PURCHASE","CAFE, KING ST","VISA0002072799003700"',
    '"633-000 223214818","03/11/2026","JDR10","-1234.56","DIRECT DEBIT","RENT 12 WATTLE ST","HOMN0002072799003700"',
  ),
  file(
    'Bankwest',
    true,
    'BSB Number,Account Number,Transaction Date,Narration,Cheque Number,Debit,Credit,Balance,Transaction Type',
    ',5229 8024 5118 3514,05/11/2026,"SALARY RIVERBEND HEALTH",,,3200.00,4960.94,DEP',
    ',5229 8024 5118 3514,04/11/2026,"CAFE, KING ST",,-4.50,,1760.94,WDL',
    ',5229 8024 5118 3514,03/11/2026,"RENT 12 WATTLE ST",,-1234.56,,1765.44,WDL',
  ),
  file(
    'ANZ, with references',
    false,
    '05/11/2026,"3200.00","SALARY RIVERBEND HEALTH","PAYROLL 45","","","",""',
    '04/11/2026,"-4.50","CAFE, KING ST"',
    '03/11/2026,"-1234.56","RENT 12 WATTLE ST","","","","",""',
  ),
];

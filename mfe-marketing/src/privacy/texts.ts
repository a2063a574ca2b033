import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations/legal';

/** Every sentence states what the code does today: change text and code together. */
export const en = {
  title: 'Privacy',
  subtitle: 'What {brand} stores about you, where, for how long, and who can see it.',
  'draft.mark': 'Draft of 22 November 2026',
  'draft.text':
    'A lawyer has not checked this page yet. It describes what the software does today and promises nothing beyond that. Before {brand} is offered to the public, this page has to name who runs it, how to reach them, and in which country its servers are.',
  contents: 'On this page',
  related: 'Terms of use',

  short: 'In short',
  'short.what': '{brand} stores your name, your email address and your answers, and a phone number if you enter one.',
  'short.use': 'They are used for your account, your score and your recommendations.',
  'short.none': 'There is no advertising and no analytics service, and your answers go to no AI service.',
  'short.bank':
    'Linking a bank is optional. If you do, its accounts, balances and transactions are stored until you disconnect it.',
  'short.end':
    'You can delete your account in the settings. It is deleted for good some days later, so that you can change your mind.',

  kept: 'What we keep, and why',
  'kept.account':
    'Your name, email address and, if you enter it, phone number: so that you can sign in, and we can write to you about your account.',
  'kept.answers': 'Your answers, and what you decided about advice: your scores and your advice come from them.',
  'kept.money':
    'Accounts, balances and transactions, only if you link a bank, import a file or add an account: so that figures are yours.',
  'kept.safety': 'How you sign in and from which browsers: to keep others out, and to warn you about a new device.',
  'kept.loads': 'How pages load, without your account or IP address: so that we notice when something breaks.',
  long: 'How long',
  'long.account':
    'Your account and your answers: until you delete the account, plus {deletionDays} days in which you can change your mind.',
  'long.money':
    'A linked bank: until you disconnect it. Transactions older than {moneyDays} days go with the next update.',
  'long.signIns': 'A sign-in: {sessionHours} hours at most, and {idleMinutes} minutes after you stop.',
  'long.copies': 'Backup copies of the database may hold it for longer.',
  who: 'Who can see it',
  'who.you': 'You, while you are signed in.',
  'who.operator': 'The people who run the server: they can read nearly everything on it.',
  'who.aggregator':
    'If you link a bank, the company that connects to it. It gets your bank sign-in; we never see that.',
  'who.mail': 'The mail server that delivers our emails to you.',
  'who.none': 'No advertising, no analytics service, no AI service, and nobody who pays for it.',
  details: 'Every detail',
  'details.text': 'For those who want to know exactly what is stored under which name, where, and for how long.',
  'questions.help': 'What to do when something is wrong, and how to reach us',

  server: 'What is stored on the server',
  'server.intro':
    'All of it is in one PostgreSQL database. The people who run the server can read everything in it; the list says who else can.',
  'server.times':
    'The times of sign-ins and of links for a new password are those that the software starts with; the people who run the server may have chosen others.',
  'label.what': 'What',
  'label.until': 'How long',
  'label.reader': 'Who else sees it',
  'reader.owner': 'You, while you are signed in.',
  'reader.nobody': 'Nobody.',
  'reader.everybody': 'Everybody may see counts and names of versions. No person is named in it.',
  'reader.developer': 'The developer or tester who turned it on.',

  'record.account': 'Your account',
  'record.account.what':
    'First and last name, email address, phone number if you entered one, your password as a hash (Argon2id), your choices of theme, language and notifications, when the account was created and last changed, when its email address was confirmed, when its password was last reset by email until you decided which passkeys stay, and when it will be deleted if you asked for that. A deletion that is due carries the random id of your account. A demo household has an account with made-up data only, marked as a demo, which is deleted within about a day.',
  'record.account.until':
    'As long as the account exists: until you delete it, and {deletionDays} days more, in which you can keep it. If the aggregator of your banks does not respond then, up to three days longer.',
  'record.answers': 'Your quiz and your plan',
  'record.answers.what':
    'The questions you were asked, in the words you saw, and your answers with their times, free text included, and which of them you confirmed from linked accounts; earlier quizzes too, also after you started afresh. What you decided about a recommendation: done, later or not, the reason if you chose one, and when. Where a figure of your accounts differed from an answer: what you chose, the figure and the answer before. Scores are worked out from this whenever you look at them, and are not stored.',
  'record.answers.until':
    'As long as the account exists. When you change an answer, the one of the day stays for the result of that day, unless you change it to "prefer not to say" or it is free text. Reopening a recommendation deletes the decision.',
  'record.bank': 'Linked banks',
  'record.bank.what':
    'That you agreed to link a bank: to what, when, and until when ({consentDays} days). This is recorded when you continue to the choice of a bank, even if you stop there. For each linked bank: its name, since when, the name, type, currency and last four characters of the number of each account, and the id that the aggregator gives the connection. Of each account also the balance, its time, the interest rate, what is due next and when, the balance of each day of an update, which other connections the aggregator says share it, and whether it is counted; and the transactions of the last {moneyDays} days: day, amount, description, merchant and its code, the category and why it has that one, and a mark where it is pay, rent, a government payment, a fee, a loan, gambling or the like. The categories that you chose yourself for merchants and single transactions, and your notes about transactions; when you are paid and which bills come again, as your transactions show it, what you said of that, and the bills that you added; the monthly amounts of your budget, since when each counts, whether it rolls over, and what had rolled over; a hash of the link to your calendar of bills, and when you made it; when the figures were last fetched, whether that failed, and how many records could not be read. A waiting update carries the random id of your account. No bank password and no full account number.',
  'record.bank.until':
    'The link with its balances and transactions: until you disconnect the bank; it does not end by itself when the consent does, but nothing more is fetched then. Transactions older than {moneyDays} days are deleted at the next update, and so are balances older than {balanceDays} days. The categories that you chose, what you said of your pay and bills, and the bills that you added: until you disconnect the last bank, and no account by hand is left. The amounts of your budget: until you remove them or delete your account. An update that has failed for good: {failedJobDays} days. The consent: as long as the account exists, marked as ended after you disconnect.',
  'record.files': 'Imported files and accounts by hand',
  'record.files.what':
    'For each file that you import: its name, when, the days that it covers, how many of its transactions were added and how many were here already, and its transactions with day, amount, description, merchant, the category and why it has that one. How its columns are read, for the next file with the same. Of accounts that you add by hand: the name, kind, whether they count, and each balance with its day. The last four digits of the account number in a file, and which linked account an account is the same as, or that you said it is not. The file itself is not stored, nor the columns that are left out.',
  'record.files.until':
    'A file and its transactions: until you undo the import or remove the account. An account by hand and its balances: until you remove it. How columns are read: as long as the account exists. The categories that you chose, what you said of your pay and bills, and the bills that you added: until neither a bank nor an account by hand is left. The amounts of your budget: until you remove them or delete your account.',
  'record.goals': 'Your savings goals',
  'record.goals.what':
    'Of each goal: its name, the amount, the date, what you put aside each payday, what is saved with its day or the share of an account that is, and when you made it and last changed it. What it takes to reach a goal is worked out whenever you look, and is not stored.',
  'record.goals.until':
    'Until you delete the goal or your account. When the account that a goal names is removed, the goal stays without it.',
  'record.practice': 'Practice banks',
  'record.practice.what':
    'Without a connection to real banks, {brand} offers fictional ones. A link with one is stored as the fictional bank, the time, and a user name made from the random id of your account.',
  'record.practice.until': 'Until you disconnect it, or your account is deleted.',
  'record.signIns': 'Sign-ins',
  'record.signIns.what':
    'For each sign-in, a hash of the key that your browser holds, when it began, when it was last used, and when it ends; and the names of the browser and the system, such as Firefox and Windows, so that you recognise your devices.',
  'record.signIns.until':
    'Until you sign out, for {idleMinutes} minutes without use, and for {sessionHours} hours at most. What has ended is deleted every hour.',
  'record.secondFactor': 'Two-step sign-in',
  'record.secondFactor.what':
    'If you switched it on: the key that your authenticator app has too, since when, when the last code was from, and a hash of each recovery code that is left. For a sign-in whose code is still to come: a hash, how many attempts are left, and its times. Your download of your data has none of the keys and hashes.',
  'record.secondFactor.until':
    'Until you switch it off, and no longer than the account. A recovery code until it is used or replaced. A key that no code followed: 15 minutes. A sign-in without its code: five minutes; both are deleted within the next hour.',
  'record.passkeys': 'Passkeys',
  'record.passkeys.what':
    'For each passkey that you added: the name that you gave it, its public key with the id and the count of signatures that your device gives it, whether it is synced, when you added it and when you last signed in with it. The key that signs stays with you, and so do fingerprint, face and PIN. For a passkey that is being added or used: a hash of what it has to sign, with a reference to the sign-in. Your download of your data has none of the keys and hashes.',
  'record.passkeys.until':
    'Until you remove it, and no longer than the account. What a passkey has to sign: until it is signed, and for five minutes at most; deleted within the next hour.',
  'record.places': 'Where you have signed in before',
  'record.places.what':
    'Hashes of a random number of your browser, alone and with your email address. They let you in while someone else guesses passwords.',
  'record.places.until': '{placeDays} days after the last sign-in from there, and no longer than the account.',
  'record.resets': 'Links for a new password',
  'record.resets.what':
    'The email address that was typed to ask for a link, with the language of the page; and a hash of the link in the email.',
  'record.resets.until':
    'The address: until the email is sent, and {failedJobDays} days more if sending it has failed for good. The link: {resetMinutes} minutes, or until the password is changed.',
  'record.links': 'Links for your account',
  'record.links.what':
    'For each link that confirms an email address, changes it, keeps your account or downloads your data: what it is for, the email address, a hash of the link, and its times. A waiting email carries the random id of your account and the language.',
  'record.links.until':
    'Until the link is used. Otherwise {linkHours} hours for an email address, {deletionDays} days to keep an account and five minutes for a download; deleted within the next hour. An email that could not be sent: {failedJobDays} days.',
  'record.notices': 'Emails about changes to your account',
  'record.notices.what': 'Your email address and language, with what was changed, such as the password.',
  'record.notices.until': 'Until the email is sent, and {failedJobDays} days more if sending it has failed for good.',
  'record.reminders': 'Reminders',
  'record.reminders.what':
    'Which reminder of a check-up, of a bank connection or of a suggestion that you put off, and which email about your money, was sent to you and when, and a hash of the link that stops them.',
  'record.reminders.until': 'As long as the account exists.',
  'record.limits': 'Limits against abuse',
  'record.limits.what':
    'How often something was done from an IP address or with an account: a number beside a hash of the address or account.',
  'record.limits.until': 'It counts for an hour at most. What has ended is deleted every hour.',
  'record.reports': 'How pages load',
  'record.reports.what':
    'Which part of a page was sent, loaded, failed or was blocked, in which version, when and how fast, with the kind of browser (such as chrome 140) and a number that is random for each page. If something of another website was blocked, the name of that website. If its code failed, the message of the error and the places in our code: email addresses, long numbers, keys and longer quoted texts are removed from it first. Of one visit in four: how long the largest part took to appear, how long the slowest response to a click or key took, and how much moved by itself, with the page and the part whose code ran, but not what was clicked or typed. No account and no IP address.',
  'record.reports.until': '{reportDays} days.',
  'record.tools': 'Tools of developers and testers',
  'record.tools.what':
    'Only if such a tool was turned on in this browser: what it replaces or which faults it causes, a random number that the browser holds, and a reference to the sign-in that it was turned on with.',
  'record.tools.until':
    '{overrideHours} hours for replaced parts, {labHours} hours for faults; deleted within the next hour.',
  'record.software': 'The software itself',
  'record.software.what':
    'Published versions of its parts with their files and signatures, when and why they were switched, and which pages could not be prepared. Nothing about you.',
  'record.software.until':
    'Previews of a change: files until it expires, the rest for 90 more days. For everything else no end is set.',

  browser: 'What is stored in your browser',
  'browser.intro':
    'You can delete all of it in the settings of your browser. Signing out removes everything but your choice of theme and language, the cookies, the page for when there is no connection, and what is needed to end a sign-in on the server. On a secure connection, names of cookies begin with __Host-.',
  'place.local': 'Local storage',
  'place.session': 'Session storage',
  'place.cookie': 'Cookie',
  'place.worker': 'Service worker',
  'item.token':
    'The key of your sign-in. Removed when you sign out, or when the server says that the sign-in has ended.',
  'item.choices': 'Your choice of theme and language, and whether amounts are hidden. Kept until you delete it.',
  'item.newResult':
    'Which quiz result is shown first on the dashboard. Removed when you close it or sign out, and when somebody else signs in.',
  'item.drafts':
    'Answers of the quiz that were not sent yet. Removed once they are sent, when you sign out, when someone else signs in, or when the quiz is opened after {draftDays} days.',
  'item.signOuts':
    'Keys of sign-ins that you have ended while the server could not be reached. Removed once it knows; not used any more after {pendingDays} days.',
  'item.check': 'Written and removed at once, to find out whether the browser can store anything.',
  'item.firstAnswer':
    'An answer that you gave on the landing page. Kept until the quiz takes it, you sign out, or the tab is closed.',
  'item.labReport':
    'Only in browsers of testers: what the last page loaded, what failed, and the kind of browser. Kept until you sign out or the tab is closed.',
  'item.documents':
    'How often a page has just opened itself again without you, so that it can be stopped. Kept until you press a key, or the tab is closed.',
  'item.emailReminder':
    'That you have dismissed the reminder to confirm your email address. Kept until you sign out or the tab is closed.',
  'item.device':
    'A random number by which the server knows that this browser has signed in before. {placeDays} days after the last sign-in.',
  'item.visitor':
    'A random number, set only while a new version is tried with some of the visitors, so that you keep seeing the same one. {visitorDays} days.',
  'item.overrides':
    'Only in browsers of developers: a random number for the parts that they replace. {overrideHours} hours.',
  'item.lab': 'Only in browsers of testers: a random number for the faults that they try. {labHours} hours.',
  'item.offline':
    'The page that you see without a connection, in your language and theme, and the script that shows it. Nothing about you. Kept until you delete it.',
  'browser.widget':
    'The window in which you sign in at a bank belongs to the aggregator, which may store things of its own in your browser.',

  logs: 'Log files',
  'logs.text':
    'The server writes a line for each request: the method, the path without what follows a question mark, the status, and the time it took. For an error it writes its kind and the place in the code. There are no IP addresses, email addresses or answers in these lines.',
  'logs.others':
    'How long the lines are kept is up to the people who run the server. Programs in front of it, such as a proxy, may keep logs of their own, with IP addresses.',
  emails: 'Emails',
  'emails.text':
    '{brand} sends emails about your account: links to confirm an email address, to choose a new password and to keep an account, and notices when its password, its email address or another way to sign in is changed, a recovery code is used, a new device signs in, a bank is linked or disconnected, or the account is deleted. While the first notification switch in your settings is on, it also sends reminders about check-ups, about a consent that is ending and about a suggestion that you put off, and the emails about your money that you switch on: they contain amounts, but no merchant, account or bank. The other two switches are stored, but nothing depends on them today. The newsletter form sends and stores nothing.',
  'emails.files':
    'The mail server that the people who run {brand} have chosen sees these emails. Where none is set, emails are files on the server, and nothing deletes them by itself.',
  companies: 'Other companies',
  'companies.bank':
    'Where {brand} is connected to the aggregator Yodlee, linking a bank gives Yodlee a user name, by default made from the random id of your account, and what you type into its window. {brand} asks Yodlee for your accounts, balances and transactions, several times a day while the consent is valid, and never sees your bank password.',
  'companies.none':
    'No page has advertising or analytics of another company. Only the page that links a bank loads a script and a window of the aggregator.',
  backups: 'Copies of the database',
  'backups.text':
    'The people who run the server can copy the database into a file at any time. Such a copy has everything in the list above but the limits and the email addresses that wait for an email. {brand} deletes no copies: what is gone from the database stays in older copies until someone deletes these.',
  protection: 'How it is protected',
  'protection.hashes':
    'Of passwords, of keys of sign-ins and of links for a new password, the database has hashes only.',
  'protection.rest':
    'What you write in the quiz in your own words and the keys of authenticator apps are encrypted, unless the people who run several servers have set no key for that. Everything else is in the database as it is: {brand} itself does not encrypt it. Whether disk and connection are encrypted depends on how the server is run; https in the address bar shows it for the connection.',
  choices: 'What you can do',
  'choices.profile':
    'See and change your name and phone number in the profile settings, and your email address under Security.',
  'choices.answers': 'See your answers, and change those of your latest completed quiz.',
  'choices.bank': 'Disconnect a bank in the settings, or on the page where you linked it.',
  'choices.files': 'Undo an import, or remove an account by hand, on the page where you added it.',
  'choices.export':
    'Download everything about you in the settings, under Privacy: as tables and as JSON. Hashes of passwords and links are left out.',
  'choices.delete':
    'Delete your account in the settings, under Privacy. What is kept as long as the account exists goes with it, and so do sign-ins, links, practice banks and the connections at the aggregator; totals, copies of the database and emails that are files on the server do not.',
  questions: 'Questions and complaints',
  'questions.text':
    'In Australia, the Office of the Australian Information Commissioner (oaic.gov.au) explains your rights. Which laws apply to whoever runs {brand} is one of the questions for the lawyer.',
} as const satisfies Record<string, string>;

export const { useTexts: usePrivacyTexts } = defineTranslatedTexts(en, translations('privacy'));

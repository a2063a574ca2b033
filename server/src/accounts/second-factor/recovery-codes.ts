import { randomInt } from 'node:crypto';
import { hashToken } from '@verdant/federation/http';

const COUNT = 10;
/** 80 bits: a stolen hash cannot be reversed by trying. */
const LENGTH = 16;
/** 32 characters, without those that are mistaken for others. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten codes that stand in for the authenticator app, in groups of four characters. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(newCode());
  return [...codes].map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

/** What is stored of a code, however it was typed. Differs between accounts for the same code. */
export function recoveryCodeHash(userId: string, code: string): string {
  return hashToken(`${userId} ${code.replace(/[^\dA-Za-z]/g, '').toUpperCase()}`);
}

import type { Locator, Page } from '@playwright/test';
import type { newUser } from '../support/api';

type Person = ReturnType<typeof newUser>;

/** Returns the button that sends the page's form. Does not search for the button's text, which changes during sending. */
const submitOf = (page: Page) => page.getByRole('main').locator('button[type="submit"]');

export class SignInPage {
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly banner: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { name: 'Sign in to your account' });
    this.email = main.getByLabel('Email');
    this.password = main.getByLabel('Password', { exact: true });
    this.submit = submitOf(page);
    this.banner = main.getByRole('alert');
  }

  async open(): Promise<void> {
    await this.page.goto('/sign-in');
  }

  async signIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}

export class SignUpPage {
  readonly heading: Locator;
  readonly submit: Locator;
  private readonly main: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { name: 'Create your account' });
    this.submit = submitOf(page);
  }

  async open(): Promise<void> {
    await this.page.goto('/sign-up');
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  async signUp({ email, password, firstName, lastName }: Person): Promise<void> {
    await this.field('First name').fill(firstName);
    await this.field('Last name').fill(lastName);
    await this.field('Email').fill(email);
    await this.field('Password').fill(password);
    await this.field('Confirm password').fill(password);
    await this.submit.click();
  }
}

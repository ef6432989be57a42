import { argon2 } from '#shop/account/password/passwords.ts';

// Nobody breaks the passwords of a test: to make and try them slowly is proved by passwords.test.ts alone.
argon2.cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
argon2.nobodys = await argon2.hash('nobody', argon2.cost);

import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { clientIn, DATA, emailsTo, type Shopper, sendFiles } from '#tests/support/shop/client-shopper.ts';
import { atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const MINUTE = 60_000;
const { accountComplaint, accountComplaints, accountComplaintFile } = linksIn('pl');
const FIVE_MEGABYTES = 5 * 1_048_576;

const COMPLAINT = {
  product: 'Młynek',
  order: 'Z-1',
  found_on: '2026-11-01',
  description: 'Nie mieli ani drobno, ani grubo.',
  wish: 'refund',
  iban: 'PL61 1090 1014 0000 0712 1981 2874',
};

describeWithShop('a complaint', (use) => {
  let anna: Shopper & { clientId: number };
  let photo: Buffer<ArrayBuffer>;
  beforeAll(async () => {
    anna = await clientIn(use(), 'anna');
    const paper = { width: 8, height: 8, channels: 3, background: '#c0ffee' } as const;
    photo = Buffer.from(await sharp({ create: paper }).jpeg().toBuffer());
  });
  // The limits of a minute begin again.
  beforeEach(() => {
    use().now += MINUTE;
  });

  const picture = (name: string) => new File([photo], name, { type: 'image/jpeg' });
  const send = (files: File[], changes = {}, headers = DATA, path = accountComplaint) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...COMPLAINT, ...changes })) form.set(name, String(value));
    for (const file of files) form.append('files', file);
    return sendFiles(anna, path, form, headers);
  };
  const complaints = () => use().shop.clients.complaints.list(anna.clientId);

  test('is kept with its files, confirmed by an e-mail, and shown to its client', async () => {
    const answer = await send([picture('zdjęcie „1”.JPG'), new File([], '')], {}, PAGE);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, accountComplaints]);
    const [kept] = await complaints();
    const { body } = await anna.get(accountComplaints);
    expect(body).toContain(`Przyjęliśmy zgłoszenie ${kept?.number}.`);
    expect(body).toContain('zdjęcie „1”.jpg');
    expect((await emailsTo(use(), 'anna@example.org')).at(-1)).toEqual({
      kind: 'complaint_received',
      number: kept?.number,
      product: 'Młynek',
      link: expect.stringContaining('/complaint-answer.php?token='),
    });
    const whole = await use().shop.clients.complaints.one(anna.clientId, kept?.number ?? '');
    expect(whole).toMatchObject({
      orderNumber: 'Z-1',
      foundOn: '2026-11-01',
      wish: 'refund',
      bankAccount: 'PL61109010140000071219812874',
    });
    expect(whole?.files).toHaveLength(1);
  });

  test('is answered on its page by link or by account, and the staff reads it and is asked to answer', async () => {
    await send([], { product: 'Filiżanka' });
    const { number = '' } = (await complaints()).find(({ product }) => product === 'Filiżanka') ?? {};
    const { link = '' } = Object((await emailsTo(use(), 'anna@example.org')).at(-1));
    const byNumber = linksIn('pl').complaintAnswer('number', number);
    const guest = shopperIn(use());
    for (const [who, address] of [
      [guest, link],
      [anna, byNumber],
    ] as const) {
      expect((await who.get(address)).body).toContain(`Reklamacja ${number}`);
      const form = new FormData();
      form.set('text', `Nadal nie działa, ${address === link ? 'z linku' : 'z konta'}.`);
      form.append('files', picture('nowe.jpg'));
      const answer = await sendFiles(who, address, form, PAGE);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, address]);
    }
    const { body } = await guest.get(link);
    for (const said of ['z linku', 'z konta']) expect(body).toContain(`Nadal nie działa, ${said}.`);
    for (const address of [byNumber, linksIn('pl').complaintAnswer('token', 'x')])
      expect((await guest.get(address)).statusCode).toBe(404);
    const many = new FormData();
    many.set('text', 'Cztery zdjęcia.');
    for (let at = 0; at < 4; at++) many.append('files', picture(`${at}.jpg`));
    many.set('text', 'Tego nie zgubcie.');
    const tooMany = (await sendFiles(guest, link, many, PAGE)).body;
    for (const said of [
      'Można dołączyć najwyżej 3 pliki.',
      'Tego nie zgubcie.',
      'Do 3 plików, każdy do 5 MB',
      'data-max-files="3"',
    ])
      expect(tooMany).toContain(said);
    const staff = await atWork(use(), 'orders');
    expect((await staff.get('/panel')).body).toContain('Reklamacje do odpowiedzi');
    const list = (await staff.get('/panel/complaints?view=answer')).body;
    expect(list).toContain('klient odpisał');
    const [, page = ''] = new RegExp(`href="(/panel/complaints/\\d+)"[^>]*>[^<]*${number}`).exec(list) ?? [];
    expect((await staff.get(page)).body).toContain('Nadal nie działa, z linku.');
  });

  test('gives its files back to be saved, never to be shown', async () => {
    await send([picture('półka.jpg'), new File(['%PDF-1.7\n%%EOF'], 'x.pdf', { type: 'image/jpeg' })]);
    const [kept] = await complaints();
    const whole = await use().shop.clients.complaints.one(anna.clientId, kept?.number ?? '');
    const answers = await Promise.all(
      (whole?.files ?? []).map(({ id }) => anna.get(`${accountComplaintFile}?id=${id}`)),
    );
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual(['image/jpeg', 'application/pdf']);
    expect(answers.map(({ headers }) => headers['content-disposition'])).toEqual([
      "attachment; filename*=UTF-8''p%C3%B3%C5%82ka.jpg",
      "attachment; filename*=UTF-8''x.pdf",
    ]);
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });

  test.each([
    ['zly.exe', 'MZ', ''],
    ['strona.html', '<p>', 'text/html'],
    ['niby.jpg', '<svg onload="alert(1)"/>', 'image/jpeg'],
    ['list.txt', 'Dzień dobry', 'text/plain'],
  ])(
    'with a file that is no picture and no PDF is refused, and the file named: %s',
    async (name, text, type) => {
      const before = await complaints();
      const files = [picture('dobre.jpg'), new File([text], name, { type })];
      const answer = await send(files);
      expect([answer.statusCode, answer.json().problems]).toEqual([
        422,
        { files: `Nie można wgrać pliku ${name}, ponieważ jego typ jest niedozwolony.` },
      ]);
      const english = await send(files, {}, DATA, linksIn('en').accountComplaint);
      expect(english.json().problems).toEqual({
        files: `File cannot be uploaded ${name}, because its type of files is invalid.`,
      });
      expect(await complaints()).toEqual(before);
    },
  );

  test('with a file of more than 5 MB is refused, to the byte', async () => {
    const of = (bytes: number) =>
      new File(
        [Buffer.concat([Buffer.from('%PDF-1.7\n%%EOF'), Buffer.alloc(bytes - 14, ' %%EOF')])],
        'skan.pdf',
      );
    expect((await send([of(FIVE_MEGABYTES)])).statusCode).toBe(200);
    const answer = await send([of(FIVE_MEGABYTES + 1)]);
    expect([answer.statusCode, answer.json().problems]).toEqual([
      422,
      { files: 'Nie można wgrać pliku skan.pdf, ponieważ jest większy niż dozwolony rozmiar 5,00\u00a0MB.' },
    ]);
    const english = await send([of(FIVE_MEGABYTES + 1)], {}, DATA, linksIn('en').accountComplaint);
    expect(english.json().problems).toEqual({
      files: 'File cannot be uploaded skan.pdf because it is larger than the allowed size of 5.00MB.',
    });
  });

  test('with a picture that cannot be read is refused', async () => {
    const answer = await send([new File([photo.subarray(0, 100)], 'pol.jpg', { type: 'image/jpeg' })]);
    expect(answer.json().problems).toEqual({
      files: 'Pliku pol.jpg nie da się odczytać. Wybierz inny. Możliwe formaty zdjęć: .jpg.',
    });
    const half = new File([photo.subarray(0, 100)], 'half.jpg', { type: 'image/jpeg' });
    const inEnglish = await send([half], {}, DATA, linksIn('en').accountComplaint);
    expect(inEnglish.json().problems.files).toContain('Possible picture formats: .jpg.');
  });

  test('with a picture larger than any camera makes is told how large it may be', async () => {
    const paper = { width: 8001, height: 8, channels: 3, background: '#c0ffee' } as const;
    const wide = await sharp({ create: paper }).png().toBuffer();
    const files = [new File([Buffer.from(wide)], 'pas.png', { type: 'image/png' })];
    expect((await send(files)).json().problems).toEqual({ files: 'Maksymalny rozmiar zdjęcia to: 8000px.' });
    const inEnglish = await send(files, {}, DATA, linksIn('en').accountComplaint);
    expect(inEnglish.json().problems).toEqual({ files: 'Max. picture size is: 8000px.' });
  });

  test('has five files at most; with six nothing that was typed is lost', async () => {
    const six = Array.from({ length: 6 }, (_, index) => picture(`${index}.jpg`));
    const before = await complaints();
    const answer = await send(six);
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { status: 'error', problems: { files: 'Można dołączyć najwyżej 5 plików.' } },
    ]);
    const page = await send(six, {}, PAGE);
    expect(page.statusCode).toBe(413);
    expect(page.body).toContain('Można dołączyć najwyżej 5 plików.');
    for (const typed of ['value="Młynek"', COMPLAINT.description, 'value="2026-11-01"'])
      expect(page.body).toContain(typed);
    expect(await complaints()).toEqual(before);
    expect((await send(six.slice(0, 5))).statusCode).toBe(200);
  });

  test('needs to be described, dated and wished for', async () => {
    const problemsOf = async (changes: object, path = accountComplaint) =>
      (await send([], changes, DATA, path)).json().problems;
    expect(await problemsOf({ product: '', description: 'Źle', wish: '', found_on: '' })).toEqual({
      product: 'Proszę wypełnić to pole.',
      description: 'Minimalna liczba znaków dla tego pola to 10',
      wish: 'Proszę wybrać opcję.',
      found_on: 'Proszę wypełnić to pole.',
    });
    const { accountComplaint: english } = linksIn('en');
    expect(await problemsOf({ order: 'z'.repeat(41), wish: '', product: 'ab' }, english)).toEqual({
      order: 'The maximum number of characters for this field is 40 characters).',
      wish: 'Please select the option.',
      product: 'The minimum number of characters for this field is 3 characters).',
    });
    expect(await problemsOf({ product: 'm'.repeat(201), iban: 'PL1' })).toEqual({
      product: 'Maksymalna liczba znaków dla tego pola to 200',
      iban: 'Format numeru konta bankowego jest niepoprawny',
    });
    expect(Object.keys(await problemsOf({ found_on: '2470-01-01' }))).toEqual(['found_on']);
  });

  test('is made by one client five times a minute', async () => {
    use().now = Math.ceil(use().now / MINUTE) * MINUTE + 50_000;
    for (let time = 0; time < 5; time++) expect((await send([])).statusCode).toBe(200);
    const refused = await send([]);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
  });
});

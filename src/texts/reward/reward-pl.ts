/** Words of what is taken for points. */
export const rewardPl = {
  'reward.title': 'Nagroda za punkty',
  'reward.about': 'Tę nagrodę odbierasz za punkty, które dostajesz za zakupy na swoim koncie.',
  'reward.join': 'Zaloguj się albo załóż konto, żeby zbierać punkty.',
  'reward.take': 'Odbierz za {n} pkt',
  'reward.short':
    'Do nagrody brakuje {n} punktu.|Do nagrody brakuje {n} punktów.|Do nagrody brakuje {n} punktów.|Do nagrody brakuje {n} punktu.',
  'reward.spoken': 'Punkty za nagrody w koszyku są już odliczone: zostaje {n}.',
} as const;

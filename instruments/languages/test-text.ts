/** Each block: an ISO 639-3 code, two passages of 5 to 10 and of 11 to 25 words, and two of 5 to 10, one of 11 to 25 and one of over 25. */
const table = `
eng
Please send the signed copy by Friday.
We found two versions of the same report, and neither of them carries the date on which it was approved.
Nobody in our office saw that letter.
The meeting was moved to Tuesday afternoon.
The driver said that he had waited outside the gate for an hour before anyone came down to sign.
When the auditors arrived in March, the folder had already been emptied, and the only person who could explain why was on a train to Milwaukee with her phone switched off.

spa
Le enviaré el informe mañana por la tarde.
El jefe del almacén dijo que faltaban dos cajas, pero nadie quiso firmar la nota de entrega.
No tenemos ninguna copia de ese contrato.
¿Quién abrió la puerta esta noche?
Cuando llegamos a la oficina, las luces estaban apagadas y los papeles ya no estaban sobre la mesa.
El proveedor asegura que las piezas salieron de su fábrica a tiempo, aunque el conductor recuerda que tuvo que esperar tres días en la frontera porque faltaba un documento firmado.

fra
Je vous envoie le contrat signé demain matin.
Personne n’a répondu à ma lettre, et le directeur refuse de dire qui a changé les chiffres du rapport.
Nous n’avons reçu aucune réponse de leur part.
La réunion aura lieu jeudi à Lyon.
Elle se souvient que la porte était ouverte et qu’un homme attendait dans le couloir avec un carton.
Avant de signer, le gérant a demandé si quelqu’un avait comparé les deux versions du texte, car il lui semblait qu’une phrase avait disparu entre le brouillon de mars et la copie définitive.

deu
Bitte schicken Sie mir die unterschriebene Fassung.
Der Lagerleiter sagt, dass zwei Kisten fehlten, als der Wagen am Morgen auf dem Hof ankam.
Davon habe ich gestern nichts gewusst.
Wer hat diese Zahl in den Bericht geschrieben?
Wir haben den Vertrag dreimal gelesen und keinen Satz gefunden, der eine Frist von drei Monaten nennt.
Als die Prüfer kamen, war der Ordner schon leer, und niemand konnte ihnen erklären, warum die Unterlagen aus dem Vorjahr in einem Keller lagen, zu dem nur der Hausmeister einen Schlüssel hatte.

ita
Ti mando subito la copia firmata del contratto.
Il responsabile del magazzino ha detto che mancavano due casse, ma nessuno ha voluto firmare la bolla.
Non ho mai visto questa lettera prima.
Chi ha cambiato i numeri nella tabella?
Quando siamo arrivati in ufficio la luce era spenta e le carte non erano più sulla scrivania.
Il fornitore sostiene che i pezzi sono partiti in tempo, ma l’autista ricorda di aver aspettato tre giorni alla frontiera perché mancava la firma di un funzionario che era già andato a casa.

por
Vou enviar o relatório assinado amanhã de manhã.
O chefe do armazém disse que faltavam duas caixas, mas ninguém quis assinar a nota de entrega.
Não recebemos nenhuma resposta até agora.
Quem mudou os números da planilha?
Quando chegamos ao escritório, as luzes estavam apagadas e os papéis já não estavam em cima da mesa.
O fornecedor garante que as peças saíram da fábrica dentro do prazo, embora o motorista se lembre de ter esperado três dias na fronteira porque faltava a assinatura de um funcionário que já tinha ido para casa.

nld
Ik stuur u morgen de getekende versie.
De chef van het magazijn zegt dat er twee kisten ontbraken toen de wagen het terrein op reed.
Daar heb ik niets van geweten.
Wie heeft dit bedrag in het verslag gezet?
Wij hebben de overeenkomst drie keer gelezen en nergens staat dat er een termijn van drie maanden geldt.
Toen de controleurs kwamen was de map al leeg, en niemand kon hun uitleggen waarom de stukken van vorig jaar in een kelder lagen waar alleen de conciërge een sleutel van had.

pol
Proszę przesłać mi podpisaną kopię umowy.
Kierownik magazynu powiedział, że brakowało dwóch skrzyń, ale nikt nie chciał podpisać dokumentu dostawy.
Nie dostaliśmy od nich żadnej odpowiedzi.
Kto zmienił liczby w tej tabeli?
Kiedy przyszliśmy do biura, światło było zgaszone, a papierów nie było już na biurku dyrektora.
Dostawca twierdzi, że części wyjechały z fabryki na czas, choć kierowca pamięta, że musiał czekać trzy dni na granicy, ponieważ brakowało podpisu urzędnika, który poszedł już do domu.

ces
Pošlete mi prosím podepsanou kopii smlouvy.
Vedoucí skladu řekl, že dvě bedny chyběly, ale nikdo nechtěl podepsat dodací list.
Nedostali jsme od nich žádnou odpověď.
Kdo změnil čísla v té tabulce?
Když jsme přišli do kanceláře, světlo bylo zhasnuté a papíry už neležely na stole ředitele.
Dodavatel tvrdí, že díly opustily továrnu včas, i když si řidič pamatuje, že musel tři dny čekat na hranici, protože chyběl podpis úředníka, který už odešel domů.

swe
Jag skickar det undertecknade avtalet i morgon.
Lagerchefen säger att två lådor saknades när bilen körde in på gården, men ingen ville skriva under.
Vi har inte fått något svar från dem.
Vem har ändrat siffrorna i tabellen?
När vi kom till kontoret var lampan släckt och papperen låg inte längre på skrivbordet.
Leverantören påstår att delarna lämnade fabriken i tid, fast chauffören minns att han fick vänta tre dagar vid gränsen eftersom det saknades en underskrift av en tjänsteman som redan hade gått hem.

dan
Jeg sender dig den underskrevne aftale i morgen.
Lagerchefen siger, at der manglede to kasser, da bilen kørte ind på pladsen, men ingen ville skrive under.
Vi har ikke fået noget svar fra dem.
Hvem har ændret tallene i tabellen?
Da vi kom hen på kontoret, var lyset slukket, og papirerne lå ikke længere på skrivebordet.
Leverandøren hævder, at delene forlod fabrikken til tiden, selv om chaufføren husker, at han måtte vente tre dage ved grænsen, fordi der manglede en underskrift af en embedsmand, der allerede var gået hjem.

nob
Jeg sender deg den signerte avtalen i morgen.
Lagersjefen sier at det manglet to kasser da bilen kjørte inn på plassen, men ingen ville skrive under.
Vi har ikke fått noe svar fra dem.
Hvem har endret tallene i tabellen?
Da vi kom til kontoret, var lyset slukket, og papirene lå ikke lenger på skrivebordet.
Leverandøren hevder at delene forlot fabrikken i tide, selv om sjåføren husker at han måtte vente tre dager ved grensen fordi det manglet en underskrift fra en tjenestemann som allerede hadde gått hjem.

fin
Lähetän teille allekirjoitetun sopimuksen huomenna aamulla.
Varaston päällikkö sanoo, että kaksi laatikkoa puuttui, kun auto ajoi pihalle, mutta kukaan ei halunnut allekirjoittaa.
Emme ole saaneet heiltä mitään vastausta.
Kuka on muuttanut taulukon numeroita viime viikolla?
Kun tulimme toimistoon, valot oli sammutettu eivätkä paperit olleet enää johtajan pöydällä.
Toimittaja väittää, että osat lähtivät tehtaalta ajoissa, vaikka kuljettaja muistaa, että hänen piti odottaa rajalla kolme päivää, koska papereista puuttui virkamiehen allekirjoitus ja mies oli jo lähtenyt kotiin, eikä kukaan muu saanut avata porttia hänen poissa ollessaan.

hun
Kérem, küldje el nekem az aláírt szerződést.
A raktár vezetője azt mondta, hogy két láda hiányzott, de senki sem akarta aláírni a szállítólevelet.
Nem kaptunk tőlük semmilyen választ.
Ki változtatta meg a számokat a táblázatban?
Amikor megérkeztünk az irodába, a lámpa le volt kapcsolva, és a papírok már nem voltak az asztalon.
A szállító azt állítja, hogy az alkatrészek időben elhagyták a gyárat, bár a sofőr úgy emlékszik, hogy három napig kellett várnia a határon, mert hiányzott egy tisztviselő aláírása, aki már hazament.

ron
Vă trimit mâine dimineață contractul semnat.
Șeful depozitului a spus că lipseau două lăzi, dar nimeni nu a vrut să semneze nota de livrare.
Nu am primit niciun răspuns de la ei.
Cine a schimbat cifrele din tabel?
Când am ajuns la birou, lumina era stinsă, iar hârtiile nu mai erau pe masa directorului.
Furnizorul susține că piesele au plecat din fabrică la timp, deși șoferul își amintește că a trebuit să aștepte trei zile la graniță, pentru că lipsea semnătura unui funcționar care plecase deja acasă.

tur
İmzalı sözleşmeyi size yarın sabah göndereceğim.
Depo müdürü iki sandığın eksik olduğunu söyledi, ama hiç kimse teslim belgesini imzalamak istemedi.
Onlardan şimdiye kadar hiçbir cevap almadık.
Tablodaki rakamları kim değiştirdi acaba?
Ofise geldiğimizde ışıklar kapalıydı ve kâğıtlar artık müdürün masasının üzerinde değildi.
Tedarikçi parçaların fabrikadan zamanında çıktığını söylüyor, ancak şoför sınırda üç gün beklemek zorunda kaldığını hatırlıyor, çünkü evrakta çoktan evine gitmiş olan bir memurun imzası eksikti ve kapıyı başka hiç kimse açamıyordu.

vie
Tôi sẽ gửi hợp đồng đã ký vào ngày mai.
Người quản lý kho nói rằng thiếu hai thùng hàng, nhưng không ai muốn ký vào giấy giao hàng.
Chúng tôi chưa nhận được câu trả lời nào.
Ai đã thay đổi các con số này?
Khi chúng tôi đến văn phòng, đèn đã tắt và giấy tờ không còn ở trên bàn của giám đốc nữa.
Nhà cung cấp khẳng định rằng các bộ phận đã rời nhà máy đúng hạn, nhưng người lái xe nhớ rằng anh phải chờ ba ngày ở biên giới vì thiếu chữ ký của một viên chức đã về nhà.

ind
Saya akan mengirim kontrak yang sudah ditandatangani besok.
Kepala gudang mengatakan bahwa ada dua peti yang hilang, tetapi tidak seorang pun mau menandatangani surat jalan.
Kami belum menerima jawaban dari mereka.
Siapa yang mengubah angka di tabel itu?
Ketika kami tiba di kantor, lampu sudah mati dan kertas-kertas itu tidak ada lagi di atas meja.
Pemasok menyatakan bahwa suku cadang itu meninggalkan pabrik tepat waktu, walaupun sopir ingat bahwa dia harus menunggu tiga hari di perbatasan karena belum ada tanda tangan seorang pegawai yang sudah pulang.

hrv
Molim vas, pošaljite mi potpisani ugovor do petka.
Voditelj skladišta kaže da su nedostajala dva sanduka, ali nitko nije htio potpisati dostavnicu.
Nismo dobili nikakav odgovor od njih.
Tko je promijenio brojke u tablici?
Kad smo stigli u ured, svjetlo je bilo ugašeno, a papiri više nisu bili na stolu direktora.
Dobavljač tvrdi da su dijelovi na vrijeme napustili tvornicu, iako se vozač sjeća da je tri dana morao čekati na granici jer je nedostajao potpis službenika koji je već otišao kući.

cat
Us enviaré el contracte signat demà al matí.
El cap del magatzem va dir que faltaven dues caixes, però ningú no va voler signar l’albarà.
No hem rebut cap resposta d’ells.
Qui ha canviat els números de la taula?
Quan vam arribar al despatx, els llums eren apagats i els papers ja no eren damunt de la taula.
El proveïdor diu que les peces van sortir de la fàbrica a temps, tot i que el conductor recorda que va haver d’esperar tres dies a la frontera perquè faltava la signatura d’un funcionari que ja havia marxat a casa.

rus
Пришлите, пожалуйста, подписанный договор до пятницы.
Начальник склада говорит, что двух ящиков не хватало, но никто не захотел подписать накладную.
Мы не получили от них никакого ответа.
Кто изменил цифры в этой таблице?
Когда мы пришли в офис, свет был выключен, а бумаг на столе директора уже не было.
Поставщик утверждает, что детали покинули завод вовремя, хотя водитель помнит, что ему пришлось три дня ждать на границе, потому что не хватало подписи чиновника, который уже ушёл домой.

ukr
Надішліть, будь ласка, підписаний договір до п’ятниці.
Начальник складу каже, що бракувало двох ящиків, але ніхто не захотів підписати накладну.
Ми не отримали від них жодної відповіді.
Хто змінив цифри в цій таблиці?
Коли ми прийшли до офісу, світло було вимкнене, а паперів на столі директора вже не було.
Постачальник стверджує, що деталі залишили завод вчасно, хоча водій пам’ятає, що йому довелося три дні чекати на кордоні, бо бракувало підпису чиновника, який уже пішов додому.

bul
Моля, изпратете ми подписания договор до петък.
Началникът на склада казва, че са липсвали два сандъка, но никой не е искал да подпише документа.
Не сме получили никакъв отговор от тях.
Кой е променил числата в тази таблица?
Когато пристигнахме в офиса, лампата беше изгасена, а документите вече не бяха на бюрото на директора.
Доставчикът твърди, че частите са напуснали завода навреме, въпреки че шофьорът си спомня, че е трябвало да чака три дни на границата, защото е липсвал подписът на един служител, който вече си е отишъл.

srp
Молим вас, пошаљите ми потписан уговор до петка.
Шеф складишта каже да су недостајала два сандука, али нико није хтео да потпише отпремницу.
Нисмо добили никакав одговор од њих.
Ко је променио бројеве у табели?
Када смо стигли у канцеларију, светло је било угашено, а папири више нису били на столу директора.
Добављач тврди да су делови на време напустили фабрику, иако се возач сећа да је три дана морао да чека на граници, јер је недостајао потпис службеника који је већ отишао кући.

ell
Στείλτε μου, παρακαλώ, το υπογεγραμμένο συμβόλαιο.
Ο υπεύθυνος της αποθήκης λέει ότι έλειπαν δύο κιβώτια, αλλά κανείς δεν ήθελε να υπογράψει.
Δεν λάβαμε καμία απάντηση από αυτούς.
Ποιος άλλαξε τους αριθμούς στον πίνακα;
Όταν φτάσαμε στο γραφείο, τα φώτα ήταν σβηστά και τα χαρτιά δεν ήταν πια πάνω στο τραπέζι.
Ο προμηθευτής υποστηρίζει ότι τα εξαρτήματα έφυγαν από το εργοστάσιο εγκαίρως, αν και ο οδηγός θυμάται ότι περίμενε τρεις ημέρες στα σύνορα, γιατί έλειπε η υπογραφή ενός υπαλλήλου που είχε ήδη πάει σπίτι του.

arb
أرجو إرسال العقد الموقع قبل يوم الجمعة.
قال مدير المستودع إن صندوقين كانا مفقودين، ولكن لم يرغب أحد في التوقيع على إيصال التسليم.
لم نتلق أي جواب منهم حتى الآن.
من الذي غير الأرقام في هذا الجدول؟
عندما وصلنا إلى المكتب كانت الأضواء مطفأة ولم تكن الأوراق على طاولة المدير كما تركناها.
يؤكد المورد أن القطع غادرت المصنع في الموعد المحدد، غير أن السائق يتذكر أنه اضطر إلى الانتظار ثلاثة أيام على الحدود لأن توقيع أحد الموظفين كان ناقصا، وكان هذا الموظف قد عاد إلى بيته.

pes
لطفاً قرارداد امضا شده را تا جمعه بفرستید.
رئیس انبار می‌گوید که دو صندوق کم بود، اما هیچ‌کس حاضر نشد رسید تحویل را امضا کند.
ما هنوز هیچ پاسخی از آنها نگرفته‌ایم.
چه کسی عددهای این جدول را تغییر داد؟
وقتی به دفتر رسیدیم چراغ‌ها خاموش بود و کاغذها دیگر روی میز مدیر نبود.
فروشنده می‌گوید که قطعات به موقع از کارخانه بیرون رفته است، اما راننده به یاد دارد که سه روز در مرز منتظر ماند، چون امضای کارمندی که پیش از آن به خانه رفته بود کم بود.

urd
براہ کرم دستخط شدہ معاہدہ جمعہ تک بھیج دیں۔
گودام کے افسر کا کہنا ہے کہ دو صندوق کم تھے، لیکن کسی نے رسید پر دستخط نہیں کیے۔
ہمیں ان سے کوئی جواب نہیں ملا۔
اس جدول کے اعداد کس نے بدلے ہیں؟
جب ہم دفتر پہنچے تو بتیاں بجھی ہوئی تھیں اور کاغذات میز پر نہیں تھے۔
سپلائر کا دعویٰ ہے کہ پرزے وقت پر کارخانے سے نکلے تھے، لیکن ڈرائیور کو یاد ہے کہ اسے سرحد پر تین دن انتظار کرنا پڑا کیونکہ ایک افسر کے دستخط نہیں تھے جو گھر جا چکا تھا۔

heb
נא לשלוח אלי את החוזה החתום עד יום שישי.
מנהל המחסן אומר ששני ארגזים היו חסרים, אבל איש לא רצה לחתום על תעודת המשלוח.
לא קיבלנו מהם שום תשובה עד היום.
מי שינה את המספרים בטבלה הזאת?
כאשר הגענו למשרד היה האור כבוי, והניירות כבר לא היו על השולחן של המנהל.
הספק טוען שהחלקים יצאו מן המפעל בזמן, אך הנהג זוכר שנאלץ לחכות שלושה ימים בגבול, מפני שהייתה חסרה חתימה של פקיד שכבר הלך הביתה, ואיש מלבדו לא היה רשאי לפתוח את השער.

hin
कृपया हस्ताक्षर किया हुआ अनुबंध शुक्रवार तक भेजें।
गोदाम के प्रबंधक का कहना है कि दो पेटियाँ कम थीं, लेकिन किसी ने रसीद पर हस्ताक्षर नहीं किए।
हमें उनसे अब तक कोई जवाब नहीं मिला।
इस तालिका के आँकड़े किसने बदले हैं?
जब हम दफ़्तर पहुँचे तो बत्ती बुझी हुई थी और काग़ज़ मेज़ पर नहीं थे।
आपूर्तिकर्ता का दावा है कि पुर्ज़े समय पर कारख़ाने से निकले थे, लेकिन चालक को याद है कि उसे सीमा पर तीन दिन रुकना पड़ा, क्योंकि एक अधिकारी के हस्ताक्षर नहीं थे जो घर जा चुका था।

cmn
请在星期五之前把签好的合同寄给我。
仓库主任说少了两个箱子，但是没有人愿意在送货单上签字，司机等了一个小时。
我们还没有收到他们的答复。
是谁改了这张表里的数字？
我们到办公室的时候灯已经关了，文件也不在经理的桌子上了。
供应商说零件是按时离开工厂的，可是司机记得他在边境等了三天，因为文件上缺少一位官员的签字，而那位官员已经回家了。

jpn
署名した契約書を金曜日までに送ってください。
倉庫の責任者は箱が二つ足りなかったと言っていますが、誰も納品書に署名しませんでした。
まだ先方から返事がありません。
この表の数字は誰が変えたのですか。
私たちが事務所に着いたとき、電気は消えていて、書類はもう机の上にありませんでした。
仕入れ先は部品が予定どおりに工場を出たと主張していますが、運転手は国境で三日も待たされたことを覚えています。すでに帰宅していた役人の署名が足りなかったからです。

kor
서명한 계약서를 금요일까지 보내 주세요.
창고 책임자는 상자 두 개가 모자랐다고 하지만 아무도 인수증에 서명하려고 하지 않았고 기사는 한 시간 동안 기다렸습니다.
아직 그쪽에서 아무 답장도 없습니다.
이 표의 숫자를 누가 바꾸었습니까?
우리가 사무실에 도착했을 때 불은 꺼져 있었고 서류는 더 이상 책상 위에 있지 않았습니다.
공급 업체는 부품이 제때 공장을 떠났다고 주장하지만 운전기사는 국경에서 사흘이나 기다려야 했다고 기억합니다. 이미 집에 간 공무원의 서명이 빠져 있었고 그 사람 말고는 아무도 문을 열 수 없었기 때문이라고 합니다.

tha
กรุณาส่งสัญญาที่ลงนามแล้วภายในวันศุกร์
หัวหน้าคลังสินค้าบอกว่ากล่องหายไปสองใบ แต่ไม่มีใครยอมเซ็นชื่อในใบส่งของ
เรายังไม่ได้รับคำตอบจากพวกเขา
ใครเปลี่ยนตัวเลขในตารางนี้
เมื่อเราไปถึงสำนักงาน ไฟดับหมดแล้ว และเอกสารก็ไม่อยู่บนโต๊ะของผู้จัดการอีก
ผู้ขายยืนยันว่าชิ้นส่วนออกจากโรงงานตรงเวลา แต่คนขับรถจำได้ว่าต้องรอที่ชายแดนสามวัน เพราะขาดลายเซ็นของเจ้าหน้าที่คนหนึ่งซึ่งกลับบ้านไปแล้ว
`;

/** The published test text, written for it, by code. The constants were set on the two `tuned` passages; the others were only measured. */
export const languagesTestText = table
  .trim()
  .split("\n\n")
  .map((block) => block.split("\n"))
  .map(([code = "", first = "", second = "", ...measured]) => ({ code, tuned: [first, second], measured }));

/** Headings, names, addresses and table heads without a recognizable language: naming one would be a guess. */
export const languagesWithoutLanguage = `
Castellan, Amadi, Haddad, Ostrow
Vellmark Climate Systems, Joliet, Illinois
RT-40-0117
Q4 reserve
S. Moreau, L. Haddad
Ravensau GmbH, Hamburg
VCS 0004163
Rafael Castellan
Invoice 2026-0311
Milwaukee, Chicago, Joliet
L. Ortega
EUR 336,400
`
  .trim()
  .split("\n");
